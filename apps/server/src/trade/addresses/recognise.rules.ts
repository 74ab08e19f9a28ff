import type { RecognisedAddress } from '@yigou/contract/trade/addresses';
import { addressFieldRules, countryCode, recogniseMaxLength } from '@yigou/contract/trade/addresses.terms';
import { type AreaNode, type AreaTree, chainOf, shortName } from '../../ground/areas/areas.rules';
import { type KnownAreas, startsWithZone } from '../../ground/areas/zones.rules';

const labels =
  /(收货人|收件人|联系人|姓名|收货地址|详细地址|所在地区|地址|手机号码|手机号|联系电话|电话号码|手机|电话)\s*[:：]/g;
const mobile = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/;
const landline = /(?<!\d)(0\d{2,3})[-\s]?(\d{7,8}(?:-\d{1,6})?)(?!\d)/;

function takePhone(text: string): { phone: string; rest: string } {
  const found = mobile.exec(text) ?? landline.exec(text);
  if (!found) return { phone: '', rest: text };
  const phone = found.length === 4 ? found.slice(1).join('') : found.slice(1).join('-');
  return { phone, rest: text.replace(found[0], ' ') };
}

type Match = { node: AreaNode; rest: string };

/** The longest name wins: 朝阳县 before 朝阳. */
function startsWithOne(text: string, nodes: Iterable<AreaNode>, nameOf: (node: AreaNode) => string): Match | undefined {
  let best: AreaNode | undefined;
  for (const node of nodes) {
    const name = nameOf(node);
    if (name.length >= 2 && text.startsWith(name) && name.length > (best ? nameOf(best).length : 0)) best = node;
  }
  return best && { node: best, rest: text.slice(nameOf(best).length) };
}

const full = (node: AreaNode) => node.areaName;
const short = (node: AreaNode) => shortName(node.areaName);

function* below(tree: AreaTree, code: string, level?: number): Generator<AreaNode> {
  for (const node of tree.below.get(code) ?? []) if (level === undefined || node.level === level) yield node;
}

/** Cities, or districts, of the whole country or of one province. */
function* deepBelow(tree: AreaTree, code: string, level: number): Generator<AreaNode> {
  for (const node of tree.below.get(code) ?? []) {
    if (node.level === level) yield node;
    else if (node.level < level) yield* deepBelow(tree, node.areaCode, level);
  }
}

const beginning = (text: string): string => text.slice(0, 2);

type ByBeginning = Map<string, AreaNode[]>;

function byBeginning(nodes: Iterable<AreaNode>): ByBeginning {
  const found: ByBeginning = new Map();
  for (const node of nodes) {
    const key = beginning(node.areaName);
    found.set(key, [...(found.get(key) ?? []), node]);
  }
  return found;
}

type Country = { cities: ByBeginning; districts: ByBeginning };

const countries = new WeakMap<AreaTree, Country>();

/** All cities and districts by how their names begin: a pasted text asks for them at each of its words. */
function countryOf(tree: AreaTree): Country {
  const known = countries.get(tree);
  if (known) return known;
  const country = {
    cities: byBeginning(deepBelow(tree, countryCode, 2)),
    districts: byBeginning(deepBelow(tree, countryCode, 3)),
  };
  countries.set(tree, country);
  return country;
}

/** A district may stand alone only where no other has its name: 鼓楼区 could be in four cities. */
function onlyDistrict(alike: readonly AreaNode[], text: string): Match | undefined {
  const match = startsWithOne(text, alike, full);
  const same = alike.filter((node) => node.areaName === match?.node.areaName);
  return same.length === 1 ? match : undefined;
}

function first(tree: KnownAreas, text: string): Match | undefined {
  const { cities, districts } = countryOf(tree);
  return (
    startsWithOne(text, below(tree, countryCode), full) ??
    startsWithOne(text, cities.get(beginning(text)) ?? [], full) ??
    startsWithOne(text, below(tree, countryCode), short) ??
    onlyDistrict(districts.get(beginning(text)) ?? [], text) ??
    startsWithZone(tree.zones, text)
  );
}

/** What comes next below `node`. Short names only for cities: 浦东大道 is a street, not 浦东新区. */
function next(tree: KnownAreas, node: AreaNode, text: string): Match | undefined {
  const again = text.replace(/^(市辖区|县)/, '');
  const skipped = node.level === 1 && again.startsWith(node.areaName) ? again.slice(node.areaName.length) : again;
  return (
    startsWithOne(skipped, below(tree, node.areaCode), full) ??
    (node.level === 1 ? startsWithOne(skipped, below(tree, node.areaCode, 2), short) : undefined) ??
    (node.level === 1 ? startsWithOne(skipped, deepBelow(tree, node.areaCode, 3), full) : undefined) ??
    startsWithZone(tree.zones, skipped, node)
  );
}

/** How far down the divisions a text leads from its beginning, and what remains of it. */
function follow(tree: KnownAreas, text: string): Match | undefined {
  let match = first(tree, text);
  for (let deeper = match; deeper; deeper = next(tree, deeper.node, deeper.rest)) match = deeper;
  return match;
}

const addressWords = /[路街道巷弄号楼层室栋座幢园区镇乡村县市省厂库仓]$|大厦|中心|公司|\d/;
/** Without a division in front, a text has to look like an address to be taken for one. */
const looksLikeAddress = /[路街道巷弄号楼室栋座村镇乡区县市]/;
const looksLikeName = (token: string): boolean => /^[\p{Script=Han}·]{2,5}$/u.test(token) && !addressWords.test(token);

/** The name stands before the address, or after it as the last word that is no part of one. */
function takeReceiver(before: string[], after: string[]): { receiver: string; rest: string[] } {
  const ahead = before.find((token) => addressFieldRules.receiver.pattern.test(token));
  if (ahead) return { receiver: ahead, rest: after };
  const at = after.findLastIndex((token, place) => place > 0 && looksLikeName(token));
  return at < 0
    ? { receiver: '', rest: after }
    : { receiver: after[at] ?? '', rest: after.filter((_, place) => place !== at) };
}

/** There are single signs that stand for eighteen; no address is written with them. */
const plain = (text: string): string => text.normalize('NFKC').slice(0, 2 * recogniseMaxLength);

/** “张三 13800138000 上海市浦东新区张江镇博云路2号” in any order, with or without labels and punctuation. */
export function recognise(tree: KnownAreas, text: string): RecognisedAddress {
  const { phone, rest } = takePhone(plain(text).replace(labels, ' '));
  const tokens = rest.split(/[\s,;:|、，；：。]+/).filter(Boolean);
  const tries = tokens.map((_, at) => ({ at, match: follow(tree, tokens.slice(at).join('')) }));
  const best = tries.reduce<(typeof tries)[number] | undefined>(
    (deepest, each) => ((each.match?.node.level ?? 0) > (deepest?.match?.node.level ?? 0) ? each : deepest),
    undefined,
  );
  if (!best?.match) {
    const { receiver, rest: others } = takeReceiver(tokens.filter(looksLikeName), tokens);
    const detail = others.filter((token) => token !== receiver).join('');
    return { receiver, phone, areas: [], detail: looksLikeAddress.test(detail) ? detail : '' };
  }
  const { receiver, rest: own } = takeReceiver(tokens.slice(0, best.at), tokens.slice(best.at));
  const found = follow(tree, own.join(''));
  return {
    receiver,
    phone,
    areas: found ? chainOf(tree, found.node.areaCode) : [],
    detail: found?.rest ?? own.join(''),
  };
}
