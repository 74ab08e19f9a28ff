import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import type { FreightRegion, FreightRule } from '@yigou/contract/trade/freight.terms';

/** Without a rule of its own a company sends for free. */
export const freeOfCharge: FreightRule = { fee: 0, freeFrom: 0, regions: [] };

const termsFor = ({ regions, fee, freeFrom }: FreightRule, areaCode: string): Omit<FreightRegion, 'provinces'> =>
  regions.find(({ provinces }) => provinces.includes(areaCode.slice(0, 2))) ?? { fee, freeFrom };

/** In 分; null when nothing is sent there. */
export function freightFor(rule: FreightRule, goods: number, areaCode: string): number | null {
  const { fee, freeFrom } = termsFor(rule, areaCode);
  return fee !== null && goods >= freeFrom ? 0 : fee;
}

export function freightNote(rule: FreightRule, areaCode: string): string {
  const { fee, freeFrom } = termsFor(rule, areaCode);
  if (fee === null) return '暂不支持配送到该地区';
  if (fee === 0 || freeFrom === 0) return '免运费';
  return `满 ${formatYuan(fenToYuan(freeFrom))} 免运费，不满收 ${formatYuan(fenToYuan(fee))}`;
}
