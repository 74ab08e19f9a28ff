import { fields, type Thing } from '@yigou/contract/goods/fields.terms';
import { skuFieldsOf } from './edits.rules';

type Values = Readonly<Record<string, unknown>>;

/** A row of a change set that was written, as the history keeps it. */
export type WrittenRow = {
  thing: Thing;
  thingId: number | null;
  productId: number | null;
  label: string;
  field: string;
  before: unknown;
  after: unknown;
  appliedAt: Date | null;
};

/** What the history says of a thing: whether it is there, undefined where it began before any history; and its fields. */
export type Told = {
  thing: Thing;
  label: string;
  exists: boolean | undefined;
  /** Of two rows written in one moment either may have been the last. */
  values: Map<string, unknown[]>;
};

const isWhole = ({ field }: WrittenRow): boolean => field === '';
const skuKey = (productId: number | null, skuNo: string): string => `sku ${productId} ${skuNo}`;

/** By its number, a SKU: made with its product it has no row of its own. */
function keyOf(row: WrittenRow): string {
  const { thing, thingId, productId, label, before, after } = row;
  if (thing !== 'sku') return `${thing} ${thingId}`;
  const whole = isWhole(row) ? ((after ?? before) as Values) : {};
  return skuKey(productId, String(whole.skuNo ?? label));
}

type Last = Told & { at: Map<string, number> };

function say(told: Last, field: string, value: unknown, at: number): void {
  const before = told.values.get(field);
  const isTie = before !== undefined && told.at.get(field) === at;
  told.values.set(field, isTie ? [...before, value] : [value]);
  told.at.set(field, at);
}

function make(told: Last, content: Values, at: number): void {
  told.exists = true;
  for (const name of Object.keys(fields[told.thing])) if (name in content) say(told, name, content[name], at);
}

function end(told: Last): void {
  told.exists = false;
  told.values.clear();
}

/** Rows in the order in which they were written, folded to what they leave. */
export function foldHistory(rows: readonly WrittenRow[]): Map<string, Told> {
  const all = new Map<string, Last>();
  const find = (key: string, thing: Thing, label: string): Last => {
    const known = all.get(key);
    if (known) return known;
    const fresh: Last = { thing, label, exists: undefined, values: new Map(), at: new Map() };
    all.set(key, fresh);
    return fresh;
  };
  for (const row of rows) {
    const { thing, thingId, label, field, after } = row;
    const at = row.appliedAt?.getTime() ?? 0;
    const told = find(keyOf(row), thing, label);
    if (!isWhole(row)) say(told, field, after, at);
    else if (after !== null) {
      make(told, after as Values, at);
      const skus = thing === 'product' ? skuFieldsOf(after as Values) : [];
      for (const sku of skus) make(find(skuKey(thingId, String(sku.skuNo)), 'sku', String(sku.skuNo)), sku, at);
    } else {
      end(told);
      if (thing === 'product') for (const [key, other] of all) if (key.startsWith(`sku ${thingId} `)) end(other);
    }
  }
  return all;
}
