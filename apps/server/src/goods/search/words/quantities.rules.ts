/** However a unit is written after a number, it becomes this: 500 毫升 → 500ml, 27 寸 → 27in, 5 号 → 5hao. */
const units: [names: string, unit: string][] = [
  ['毫升|西西|cc|ml', 'ml'],
  ['微升|μl|ul', 'ul'],
  ['公斤|千克|kg', 'kg'],
  ['毫克|mg', 'mg'],
  ['平方毫米|平方(?!米|厘|分)|平(?![米板口底头面开尺台])|方(?![形桌格管块向孔巾便])|mm2', 'sq'],
  ['毫米|公厘|mm', 'mm'],
  ['厘米|公分|cm', 'cm'],
  ['英寸|吋|寸|inch(?:es)?|in|"|”', 'in'],
  ['千瓦|kw', 'kw'],
  ['千伏|kv', 'kv'],
  ['毫安时?|mah', 'mah'],
  ['安时|ah', 'ah'],
  ['分贝|db', 'db'],
  ['流明|lm', 'lm'],
  ['赫兹?|hz', 'hz'],
  ['牛[·.]?米|n[·.]?m', 'nm'],
  ['摄氏度|°c|度(?!数)', 'du'],
  ['磅(?!秤)|lbs?', 'lb'],
  ['瓦|w', 'w'],
  ['伏(?:特)?|v', 'v'],
  ['安(?:培)?(?![全装徽])|a', 'a'],
  ['公升|升(?!降)|l', 'l'],
  ['gb|公克|克|g', 'g'],
  ['tb|t', 't'],
  ['吨(?!桶)', 'ton'],
  ['公尺|米(?![黄色线])|m', 'm'],
  ['市?斤', 'jin'],
  ['市?尺(?![子寸码])', 'chi'],
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
  ...[
    '格(?!之)',
    '提(?![手示])',
    '副(?!架)',
    '类(?![型别似])',
    '合(?![金页同])',
    '[位斗步级极粒颗枚件页根块码具倍个只]',
  ],
].join('|');
const counted = new RegExp(`(?<![a-z\\d.-])(\\d+(?:\\.\\d+)?)\\s*(${counters})`, 'gu');

/** 三只松鼠 and 一个 are words of their own. */
const countersInFigures = counters.replace('个只', '');
const figure = '[一二两三四五六七八九十](?:[一二三四五六七八九十百万]|千(?![克瓦伏]))*';
const measures =
  '毫升|毫安|公升|升(?!降)|公斤|千克|斤|毫米|厘米|公分|米(?!线)|英寸|寸|平方|伏|瓦|号|吨|尺|两(?![用面端层门抽件只个位孔])';
const inFigures = new RegExp(
  `(?<![第统唯单万千])(?:${figure}(?=${countersInFigures})|(?:[零一二三四五六七八九]点[一二三四五六七八九]+|${figure}|半)(?=${measures}))`,
  'gu',
);

const figures = '零一二三四五六七八九';

const powers: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** 十二 → 12, 两 → 2, 半 → 0.5, 一点五 → 1.5 */
export function parseHanNumber(han: string): string {
  if (han === '半') return '0.5';
  const [whole = '', after] = han.split('点');
  if (after) return `${parseHanNumber(whole)}.${[...after].map((sign) => figures.indexOf(sign)).join('')}`;
  let [sum, last] = [0, 0];
  for (const sign of whole.replaceAll('两', '二')) {
    const power = powers[sign];
    if (!power) last = figures.indexOf(sign);
    else {
      sum += (last || 1) * power;
      last = 0;
    }
  }
  return String(sum + last);
}

/** 1米8 and 一米八 are 1.8米, 1斤半 is 1.5斤; but 2米3根 are three. */
const tenths =
  /(?<=\d)(米|斤|公斤|升|尺)([\d一二三四五六七八九半])(?![\d.a-z×*]|\s*[个只根条卷支包箱盒套台把位口芯孔层门张件片节粒双米瓦伏安克斤寸平毫厘公吨号千]|升(?!降))/gu;
const withTenths = (text: string): string =>
  text.replace(tenths, (_, unit: string, tenth: string) => {
    const at = tenth === '半' ? 5 : figures.indexOf(tenth);
    return `.${at < 0 ? tenth : at}${unit}`;
  });

/** 1.6m*0.6m is 1.6*0.6m. */
const unitAgain = /(?<=\d)(mm|cm|m)(?=(?:\*\d+(?:\.\d+)?(?:mm|cm|m)?)*\*\d+(?:\.\d+)?\1(?![a-z]))/g;

const tenThousands = /(\d+(?:\.\d+)?)万(?=毫安|mah)/g;

/** One writing of numbers with what they count or measure. */
export function foldQuantities(text: string): string {
  const inDigits = text
    .replace(inFigures, (han) => parseHanNumber(han))
    .replace(tenThousands, (_, number: string) => String(Number(number) * 10_000));
  return foldUnits(withTenths(inDigits)).replace(unitAgain, '');
}

const sides = /^(\d+(?:\.\d+)?(?:\*\d+(?:\.\d+)?)+)(mm|cm|m|in)$/;

/** Each side of a thing with the unit that is said once: 120*60cm is 120cm by 60cm. */
export function sidesOf(run: string): string[] {
  const [, numbers, unit] = sides.exec(run) ?? [];
  return numbers ? numbers.split('*').map((number) => number + unit) : [];
}

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
  { mm: [1], cm: [10], m: [1000], in: [25, 25.4], chi: [1000 / 3] },
  { mg: [1], g: [1000], liang: [50_000], lb: [450_000, 454_000], jin: [500_000], kg: [1_000_000] },
  { g: [1], t: [1000, 1024] },
  { t: [1], ton: [1] },
  { w: [1], kw: [1000] },
  { v: [1], kv: [1000] },
  { mah: [1], ah: [1000] },
  { hao: [1], 码: [1] },
  { y: [1], 码: [1] },
];

const measured = /^(\d+(?:\.\d+)?(?:\*\d+(?:\.\d+)?)*)([a-z]+|码)$/u;

export const isMeasured = (word: string): boolean => {
  const unit = measured.exec(word)?.[2];
  return unit !== undefined && families.some((family) => family[unit]);
};

/** A size that somebody would write: 0.25, not 11.811 and not a million. */
const isWritten = (value: number): boolean => value < 100_000 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A number alone may be a size: a wrench of 17, a pen of 0.7. */
const usualUnits = ['mm', 'cm', 'm', 'in', 'g', 'kg', 'l', 'w', 'a', 'sq', '码', 'hao'];
const isSmall = (word: string): boolean => /^(?:\d{1,2}|\d\.\d{1,2})$/.test(word);

/** The same size in other units: 0.5l is 500ml, 60*80cm is 600*800mm; and `1m` as `1.0m`. */
export function sameSizes(word: string): string[] {
  if (isSmall(word)) return usualUnits.map((unit) => word + unit);
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
