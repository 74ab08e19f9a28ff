import type { SkuModel } from '@yigou/contract/goods/catalog';
import { formatYuan } from '@yigou/contract/ground/money';
import { isInStock } from '@yigou/contract/trade/cart.terms';
import type { Bought } from '@yigou/contract/trade/lists';
import { regularDays } from '@yigou/contract/trade/lists.terms';
import { perPiece } from '../../catalog/shared/perPiece.rules';

export type CompareRow = {
  title: string;
  values: string[];
  differs: boolean;
  /** Departs from what most have. */
  odd: boolean[];
  /** 最低, 最快: beside the best of a row; empty elsewhere. */
  best: string[];
};
export type CompareGroup = { title: string; rows: CompareRow[] };

const missing = '—';

/** Where one value is more frequent than all others together, the others are odd. */
function oddOnes(values: readonly string[]): boolean[] {
  const most = values.find((value) => values.filter((each) => each === value).length > values.length / 2);
  return values.map((value) => most !== undefined && value !== most);
}

/** The smallest, unless all are as small or one cannot be compared. */
function bestOf(numbers: readonly (number | null)[], word: string): string[] {
  const known = numbers.filter((each): each is number => each !== null);
  const least = Math.min(...known);
  const some = known.length === numbers.length && known.some((each) => each > least);
  return numbers.map((each) => (some && each === least ? word : ''));
}

export function compareRow(title: string, values: readonly string[], best: readonly string[] = []): CompareRow {
  const shown = values.map((value) => value || missing);
  return {
    title,
    values: shown,
    differs: new Set(shown).size > 1,
    odd: oddOnes(shown),
    best: shown.map((_, at) => best[at] ?? ''),
  };
}

const tierText = ({ tiers, unit, priceKind }: SkuModel): string =>
  priceKind === 'contract' && tiers.length === 0
    ? '协议价不叠加'
    : tiers.map((tier) => `满 ${tier.fromQty} ${unit} ${formatYuan(tier.price)}`).join('；');

/** What costs can be compared only by the same measure. */
function costs(items: readonly SkuModel[]): (number | null)[] {
  const units = new Set(items.map((item) => item.pack?.unit ?? item.unit));
  return items.map((item) => (units.size === 1 ? item.price / (item.pack?.qty ?? 1) : null));
}

export const isThere = (item: SkuModel): boolean => item.itemState === 1 && isInStock(item, item.stockQty);

/** `明天送达` comes before every day, and December before the January after it. */
const inTurn = (day: string): string => (day.startsWith('明天') ? '' : day.startsWith('01') ? `13${day}` : day);

/** Where one comes sooner than another that comes at all. */
function quickestOf(days: readonly string[]): string[] {
  const [first, ...later] = [...new Set(days.filter(Boolean))].sort((a, b) => (inTurn(a) < inTurn(b) ? -1 : 1));
  return days.map((day) => (later.length > 0 && day === first ? '最快' : ''));
}

function terms(items: readonly SkuModel[], arrival: (shipsFrom: string) => string): CompareRow[] {
  const each = (title: string, read: (item: SkuModel) => string, best: readonly string[] = []) =>
    compareRow(title, items.map(read), best);
  const days = items.map((item) => (isThere(item) ? arrival(item.shipsFrom) : ''));
  return [
    each(
      '折合单价',
      (item) => perPiece(item.price, item.pack) || `${formatYuan(item.price)}/${item.unit}`,
      bestOf(costs(items), '最低'),
    ),
    each('市场价', (item) => `${formatYuan(item.marketPrice)}/${item.unit}`),
    each('协议价', (item) =>
      item.priceKind === 'contract' ? (item.contractUntil ? `是，至 ${item.contractUntil}` : '是') : '否',
    ),
    each('阶梯价', tierText),
    each('起订量', (item) => `${item.moq} ${item.unit}${item.multiple > 1 ? `，按 ${item.multiple} 递增` : ''}`),
    each('库存', (item) =>
      item.itemState === 0
        ? '已下架'
        : isThere(item)
          ? `${item.stockQty.toLocaleString('zh-CN')} ${item.unit}`
          : '暂时缺货',
    ),
    compareRow('预计送达', days, quickestOf(days)),
    each('供应商', (item) => item.supplierName),
    each('品牌', (item) => item.brandName),
    each('税率', (item) => `${item.taxRate}%`),
    each('退换', (item) => (item.noReasonReturn ? '支持 7 天无理由退货' : '不支持无理由退货')),
  ];
}

function specs(items: readonly SkuModel[]): CompareRow[] {
  const names = [...new Set(items.flatMap((item) => item.params.map((param) => param.name)))];
  return [
    compareRow(
      '规格',
      items.map((item) => item.itemSpec),
    ),
    ...names
      .filter((name) => name !== '品牌' && name !== '规格')
      .map((name) =>
        compareRow(
          name,
          items.map((item) => item.params.find((param) => param.name === name)?.value ?? ''),
        ),
      ),
  ];
}

const lastText = ({ unit }: SkuModel, { lastDay, lastQty, lastPrice }: Bought): string =>
  `${lastDay}，${lastQty.toLocaleString('zh-CN')} ${unit}，${formatYuan(lastPrice)}`;

/** What the own company knows of them; nothing of it is a visitor's. */
function history(items: readonly SkuModel[], bought: readonly Bought[]): CompareRow[] {
  const each = (title: string, read: (item: SkuModel, known: Bought | undefined) => string) =>
    compareRow(
      title,
      items.map((item) =>
        read(
          item,
          bought.find((row) => row.itemId === item.itemId),
        ),
      ),
    );
  return [
    each('物料编码', (item) => item.partNo || '未建'),
    each('上次购买', (item, known) => (known ? lastText(item, known) : '未采购过')),
    each(`近 ${regularDays} 天`, (item, known) =>
      known?.recentQty ? `${known.recentQty.toLocaleString('zh-CN')} ${item.unit}` : '',
    ),
  ];
}

/** `bought` is undefined for who is not logged in. */
export const compareGroups = (
  items: readonly SkuModel[],
  arrival: (shipsFrom: string) => string,
  bought?: readonly Bought[],
): CompareGroup[] => [
  { title: '价格与供应', rows: terms(items, arrival) },
  { title: '规格参数', rows: specs(items) },
  ...(bought ? [{ title: '我司记录', rows: history(items, bought) }] : []),
];
