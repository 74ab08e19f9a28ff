import { narrowed } from '@yigou/contract/goods/typedParts';

/** What a column is taken for by its title; of several prices the one that is agreed, with tax. */
const titles = {
  number: [/^(商品编号|SKU\s*编号|SKU|货号|商品编码|料号|产品编号|编号|编码)$/i],
  price: [/协议价|合同价|签约价/, /含税.*价/, /^(单价|价格|报价|销售价|供货价|新价)/],
  tiers: [/阶梯/],
  fromDay: [/开始|起始|生效/],
  toDay: [/结束|截止|到期|失效/],
} as const;
const noPrice = /未税|不含税|市场|商城|成本|进价/;

type Part = keyof typeof titles;
type Places = Record<Part, number>;

function placesIn(row: readonly string[]): Places {
  const cells = row.map((cell) =>
    narrowed(cell)
      .replace(/[（(].*?[)）]/g, '')
      .trim(),
  );
  const placeOf = (part: Part): number => {
    for (const title of titles[part]) {
      const at = cells.findIndex((cell) => title.test(cell) && !(part === 'price' && noPrice.test(cell)));
      if (at >= 0) return at;
    }
    return -1;
  };
  return {
    ...{ number: placeOf('number'), price: placeOf('price'), tiers: placeOf('tiers') },
    ...{ fromDay: placeOf('fromDay'), toDay: placeOf('toDay') },
  };
}

const headMost = 30;
/** Without titles: number and price. */
const bare: Places = { number: 0, price: 1, tiers: -1, fromDay: -1, toDay: -1 };

/** A sheet as it might have been pasted: number, price, tiers and days of each row that names an article. */
export function sheetAsPasted(rows: readonly (readonly string[])[]): string {
  const head = rows.slice(0, headMost).findIndex((row) => {
    const { number, price } = placesIn(row);
    return number >= 0 && price >= 0;
  });
  const places = head < 0 ? bare : placesIn(rows[head] ?? []);
  const plain = (row: readonly string[], at: number): string => (row[at] ?? '').replace(/\s+/g, ' ').trim();
  return rows
    .slice(head + 1)
    .filter((row) => plain(row, places.number) !== '')
    .map((row) => {
      const until = plain(row, places.toDay);
      const cells = [places.number, places.price, places.tiers, places.fromDay].map((at) => plain(row, at));
      return [...cells, until && `至 ${until}`].join('\t').trimEnd();
    })
    .join('\n');
}
