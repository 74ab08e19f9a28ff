import type { Thing } from '@yigou/contract/goods/fields.terms';

type Values = Readonly<Record<string, unknown>>;

const daysFault = ({ fromDay, toDay }: Values): string =>
  typeof fromDay === 'string' && typeof toDay === 'string' && toDay < fromDay ? '结束日不能早于开始日' : '';

const countOf = (ids: unknown): number => (ids as readonly number[]).length;

function bookFault(values: Values): string {
  const { audience, customerIds, groupIds } = values;
  const [named, grouped] = [countOf(customerIds), countOf(groupIds)];
  if (audience === 'customers' && (named === 0 || grouped > 0)) return '指定企业的价目表须选择企业';
  if (audience === 'groups' && (grouped === 0 || named > 0)) return '客户组的价目表须选择客户组';
  if (audience === 'all' && named + grouped > 0) return '全体客户的价目表不选择企业与客户组';
  return daysFault(values);
}

function lineFault(values: Values): string {
  const tiers = values.tiers as readonly { price: number }[];
  return tiers.some(({ price }) => price >= (values.price as number)) ? '阶梯价须低于协议价' : daysFault(values);
}

const poolFault = ({ customerId, groupId }: Values): string =>
  (customerId === null) === (groupId === null) ? '商品池属于一家企业或一个客户组' : '';

/** What no single field can say of it; empty where all is well. */
export const priceFaults: Partial<Record<Thing, (values: Values) => string>> = {
  priceBook: bookFault,
  priceLine: lineFault,
  pool: poolFault,
};
