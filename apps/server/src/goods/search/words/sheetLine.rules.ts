/** What stands around the goods in a line of a sheet: its place, until when, for whom, at what price. */
const lineNotes: RegExp[] = [
  /^\s*(?:序号|第)?\s*\d{1,3}\s*[、.．)）:：]\s*(?=\D)|^\s*序号\s*\d{1,3}\s+/u,
  /(?:备注|说明|要求|用途|收货)\s*[:：].*$|\s备注\s.*$/u,
  /(?:[，,；;\s]|^)单位\s*[:：]?\s*\p{Script=Han}(?=[，,；;\s]|$)/gu,
  /[（(【[][^）)】\]]*[）)】\]]/gu,
  /(?:[，,。；;、\s]|^)(?:单价|限价|预算|不超过|不高于|送到|送至|送货|放到|放在|到货|交期)[^，,。；;\s]*/gu,
  /(?:[，,。；;、\s]|^)(?:不?含税|含运费|包邮|请?开?[专普]票|急用|加急|尽快|急|或?同等|等品牌|正品|另计)[^，,。；;\s]*/gu,
  /(?:[，,。；;\s]|^)[^，,。；;\s]*(?:前到货?|到货|另计|领用|急用|急需|急要|均可|都行)(?=[，,。；;\s]|$)/gu,
  /(?:[，,。；;\s])(?!全部|内部|腰部|头部|面部)\p{Script=Han}{1,6}(?:部|科|处|车间|班组|办公室|项目)(?=[，,。；;\s]|$)/gu,
  /(?<=\s)[箱盒包套台把顶具双副个只支根卷瓶桶袋罐提本条块张件组打份批辆部]\s+\d{1,5}(?=\s|$)/gu,
  /(?:共计?|合计|数量|需要?|订购?|采购)\s*[:：]?\s*\d+\s*\p{Script=Han}?(?=[，,。；;\s]|$)/gu,
];

const prices = /[¥￥]\s*[\d.]+(?:\/\p{Script=Han})?|[\d.]+\s*元(?:以内|左右)?(?:\/\p{Script=Han})?/gu;
const dates = /\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?前?|\d{1,2}月\d{1,2}[日号]?前?/gu;

/** How many, by what goods are ordered by; 12支/盒 tells how they are packed. */
const pieces =
  /(?:[，,。；;、\s]|[x×*]\s*)\d+\s*[箱盒包套台把顶具双副个只支根卷瓶桶袋罐提本条块张件组打份批辆部](?!\s*\/)(?=[，,。；;、\s]|$)/gu;

/** The goods alone: 3、复印纸 70g 20箱 急用 → 复印纸 70g. As it was where nothing else is left. */
export function stripLineNotes(typed: string): string {
  let text = typed.normalize('NFKC');
  for (const each of [prices, dates, ...lineNotes]) text = text.replace(each, ' ');
  const last = [...text.matchAll(pieces)].at(-1);
  if (last) text = `${text.slice(0, last.index)} ${text.slice(last.index + last[0].length)}`;
  const bare = text.replace(/\s+/g, ' ').trim();
  return /\p{Script=Han}|[a-z]/iu.test(bare) ? bare : typed;
}
