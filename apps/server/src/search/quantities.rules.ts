/** However a unit is written after a number, it becomes this: 500 毫升 → 500ml, 27 寸 → 27in, 5 号 → 5hao. */
const units: [names: string, unit: string][] = [
  ['毫升|cc|ml', 'ml'],
  ['微升|μl|ul', 'ul'],
  ['公斤|千克|kg', 'kg'],
  ['毫克|mg', 'mg'],
  ['平方毫米|平方(?!米|厘|分)|平(?![米板口底头面开尺台])|mm2', 'sq'],
  ['毫米|mm', 'mm'],
  ['厘米|公分|cm', 'cm'],
  ['英寸|吋|寸|inch(?:es)?|in|"|”', 'in'],
  ['千瓦|kw', 'kw'],
  ['千伏|kv', 'kv'],
  ['毫安时?|mah', 'mah'],
  ['瓦|w', 'w'],
  ['伏(?:特)?|v', 'v'],
  ['安(?:培)?(?![全装徽])|a', 'a'],
  ['公升|升(?!降)|l', 'l'],
  ['gb|克|g', 'g'],
  ['tb|t', 't'],
  ['吨(?!桶)', 'ton'],
  ['公尺|米(?![黄色线])|m', 'm'],
  ['斤', 'jin'],
  ['两(?![用面端层门抽件只个位孔])', 'liang'],
  ['号(?![码])|hao', 'hao'],
];
const unitNames = units.map(([, unit]) => unit);
const unitAfterNumber = new RegExp(
  `(?<=\\d)\\s*(?:${units.map(([names]) => `(${names})`).join('|')})(?![a-z])(\\d?)`,
  'gu',
);

/** 0.9米10W is two sizes. */
const foldUnits = (text: string): string =>
  text.replace(unitAfterNumber, (whole, ...found: (string | undefined)[]) => {
    const at = found.slice(0, units.length).findIndex((name) => name !== undefined);
    const next = found[units.length] ?? '';
    if (next && /[a-z"”]/.test(found[at] ?? '')) return whole;
    return `${unitNames[at] ?? whole}${next && ` ${next}`}`;
  });

/** What goods are counted by, where the number says which one is meant, 24门, 三人位; not as a longer word begins. */
const counters = [
  ...[
    '人位',
    '回路',
    '包(?![装扎边角])',
    '套(?![装筒管尺])',
    '台(?![式秤灯阶面])',
    '把(?!手)',
    '本(?![子白])',
    '条(?![码纹形])',
  ],
  ...[
    '卷(?![尺纸筒])',
    '袋(?![泡装])',
    '桶(?!装)',
    '瓶(?!装)',
    '盒(?![装尺])',
    '罐(?!装)',
    '口(?![罩红袋])',
    '门(?![禁锁铃])',
  ],
  ...[
    '开(?![关孔])',
    '路(?![由锥障])',
    '层(?!架)',
    '色(?![带粉])',
    '片(?!材)',
    '节(?!能)',
    '张(?!力)',
    '支(?!架)',
    '组(?![套合])',
  ],
  ...[
    '排(?!插)',
    '顶(?!灯)',
    '双(?![面头层人支孔联开控])',
    '箱(?!子)',
    '联(?![想系])',
    '孔(?![灯夹距])',
    '芯(?!片)',
    '抽(?![纸杆屉绳取])',
  ],
  ...['格(?!之)', '提(?![手示])', '副(?!架)', '[位斗步级极粒颗枚件页根块码具个只]'],
].join('|');
const counted = new RegExp(`(?<![a-z\\d.-])(\\d+(?:\\.\\d+)?)\\s*(${counters})`, 'gu');

/** 三只松鼠 and 一个 are words of their own. */
const countersInFigures = counters.replace('个只', '');
const inFigures = new RegExp(
  `(?<![第统唯单万千])(?:[一二两三四五六七八九十][一二三四五六七八九十百]*(?=${countersInFigures})|(?:[一二两三四五六七八九十][一二三四五六七八九十百]*|半)(?=毫升|公升|升(?!降)|公斤|千克|斤|毫米|厘米|公分|米(?!线)|英寸|寸|平方|伏|瓦|号|吨))`,
  'gu',
);

const figures = '零一二三四五六七八九';

/** 十二 → 12, 两 → 2, 半 → 0.5 */
export function figureOf(han: string): string {
  if (han === '半') return '0.5';
  let [sum, last] = [0, 0];
  for (const sign of han.replaceAll('两', '二')) {
    const at = figures.indexOf(sign);
    if (at >= 0) last = at;
    else {
      sum += (last || 1) * (sign === '百' ? 100 : 10);
      last = 0;
    }
  }
  return String(sum + last);
}

/** One writing of numbers with what they count or measure. */
export const foldQuantities = (text: string): string => foldUnits(text.replace(inFigures, (han) => figureOf(han)));

/** `24门` of a text that says 24 门更衣柜. */
export const countedWords = (folded: string): string[] =>
  [...folded.matchAll(counted)].map(([, number, counter]) => `${number}${counter}`);

/** How a number and its counter stand at the beginning of a run of words. */
export const countedRun = `(?<![a-z\\d.*-])\\d+(?:\\.\\d+)?\\s?(?:${counters})`;

const countedWhole = new RegExp(`^${countedRun}$`, 'u');

export const isCounted = (word: string): boolean => countedWhole.test(word);

/** Units of one kind, each as so many of the smallest. An inch is 25 mm to a fitter and 25.4 to a ruler. */
const families: Record<string, number[]>[] = [
  { ul: [1], ml: [1000], l: [1_000_000] },
  { mm: [1], cm: [10], m: [1000], in: [25, 25.4] },
  { mg: [1], g: [1000], liang: [50_000], jin: [500_000], kg: [1_000_000] },
  { g: [1], t: [1000, 1024] },
  { t: [1], ton: [1] },
  { w: [1], kw: [1000] },
  { v: [1], kv: [1000] },
  { mah: [1], ah: [1000] },
  { hao: [1], 码: [1] },
];

const measured = /^(\d+(?:\.\d+)?(?:\*\d+(?:\.\d+)?)*)([a-z]+|码)$/u;

export const isMeasured = (word: string): boolean => {
  const unit = measured.exec(word)?.[2];
  return unit !== undefined && families.some((family) => family[unit]);
};

/** A size that somebody would write: 0.25, not 11.811 and not a million. */
const isWritten = (value: number): boolean => value < 100_000 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** The same size in other units: 0.5l is 500ml, 60*80cm is 600*800mm; and `1m` as `1.0m`. */
export function sameSizes(word: string): string[] {
  const [, sizes = '', unit = ''] = measured.exec(word) ?? [];
  const numbers = sizes.split('*').map(Number);
  const same = new Set<string>();
  for (const family of families) {
    for (const from of family[unit] ?? []) {
      for (const [other, factors] of Object.entries(family)) {
        for (const to of factors) {
          const values = numbers.map((number) => (number * from) / to);
          if (values.every(isWritten)) same.add(values.map((value) => Number(value.toFixed(2))).join('*') + other);
        }
      }
    }
  }
  for (const each of [...same]) if (/^\d+m$/.test(each)) same.add(each.replace('m', '.0m'));
  same.delete(word);
  return [...same];
}
