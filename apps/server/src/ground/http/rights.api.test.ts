import { type CallPath, calls } from '@yigou/contract/calls';
import type { CallSpec } from '@yigou/contract/ground/call';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { manyBuyers } from '../../../test/buyers';
import { fillCart, must, preview, skuIdOf } from '../../../test/buying';
import { type Distance, distances, placesOf } from '../../../test/distances';
import { type PayingApp, payingApp } from '../../../test/payingApp';
import { addPeople, type Person, type Place, rolesOf, setRoles } from '../../../test/people';
import { type Given, type RoleName, roleNames } from '../../../test/rightsCases';
import { rightsTable } from '../../../test/rightsTable';
import {
  handOver,
  isScoped,
  isShared,
  makeThing,
  nobodysId,
  redPen,
  rowOf,
  shows,
  type ThingIds,
  type ThingName,
} from '../../../test/things';
import type { AccountRow } from '../../people/accounts/accounts.queries';

/**
 * Every call × every role × what it is about: one's own, and the same of a colleague, of a unit below and beside, of
 * another customer and of another company. Who may and what is right to send stands in test/rightsTable.ts.
 */

/** How far 全部订单 and the data scope of a role reach. Written out by hand, like the table. */
const reach: Record<RoleName, readonly Distance[]> = {
  企业管理员: ['own', 'colleague', 'below', 'beside'],
  采购员: ['own'],
  审批人: ['own', 'colleague', 'below'],
  财务: ['own', 'colleague', 'below', 'beside'],
  收货员: ['own', 'colleague'],
  无角色: ['own'],
};
const sharedReach: readonly Distance[] = ['own', 'colleague', 'below', 'beside'];
const reaches = (role: RoleName, name: ThingName, distance: Distance): boolean => {
  if (isShared(name)) return sharedReach.includes(distance);
  return isScoped(name) ? reach[role].includes(distance) : distance === 'own';
};

/** PostgreSQL is asked about all of it; PGlite, where that takes minutes, once for each reach about both sides of its border. */
const onPglite = process.env.ENGINE === 'pglite';

function askedAbout(role: RoleName, name: ThingName): readonly Distance[] {
  if (!onPglite) return distances;
  const beyond = distances.findIndex((distance) => !reaches(role, name, distance));
  return distances.slice(beyond - 1, beyond + 1);
}

let test: PayingApp;
let maker: Person;
let places: Record<Distance, Place>;
let roleIds: Map<string, number>;
let shop: Pick<Given, 'goods' | 'price' | 'payable' | 'docId'>;

beforeAll(async () => {
  test = await payingApp();
  places = await placesOf(test);
  roleIds = await rolesOf(test, places.own.customerId);
  [maker] = (await manyBuyers(test, 1)) as [Person];
  await fillCart(test, maker.token, [redPen]);
  const { lines, amounts } = await preview(test, maker.token);
  const itemId = await skuIdOf(test, redPen[0]);
  const { resultData: goods } = must(await test.call('Product/GetSkuModel', { itemId }, maker));
  const [group] = must(await test.call('Help/GetTree', {})).resultData;
  shop = { goods, price: lines[0]?.price ?? 0, payable: amounts.payable, docId: group?.children[0]?.docId ?? 0 };
});
afterAll(async () => {
  await test.close();
  const needs = Object.values(calls).map((spec: CallSpec) => spec.needs);
  const closed = needs.filter((each) => each !== undefined);
  const free = closed.filter((each) => each === 'anyAccount');
  process.stdout.write(
    `权限表：${needs.length} 个调用（需登录 ${closed.length}，其中任何账号 ${free.length}）× ${roleNames.length} 种角色` +
      ` × ${distances.length} 种归属；调用 ${counts.asked} 次：通过 ${counts.passed}，无权 ${counts.refused}，` +
      `如同不存在 ${counts.unseen}\n`,
  );
});

const paths = Object.keys(calls) as CallPath[];
const counts = { asked: 0, passed: 0, refused: 0, unseen: 0 };

type Newcomer = Person & { account: AccountRow };
type Who = Newcomer & { role: RoleName };

/** Who waits to be asked for, by where they work and their role. */
const people = new Map<string, Newcomer[]>();
const keyOf = (distance: Distance, role: RoleName) => `${distance} ${role}`;
let gone: Set<number> = new Set();

/** Some are made at a time, which is quicker. */
async function another(distance: Distance, role: RoleName): Promise<Newcomer> {
  const key = keyOf(distance, role);
  const roleId = roleIds.get(role);
  const waiting = people.get(key) ?? [];
  if (waiting.length === 0) waiting.push(...(await addPeople(test, places[distance], roleId ? [roleId] : [], 10)));
  people.set(key, waiting);
  const person = waiting.pop() as Newcomer;
  gone.add(person.accountId);
  return person;
}
// Or everything that is told to a role would be told to hundreds.
afterEach(async () => {
  await setRoles(test, [...gone], []);
  for (const [key, waiting] of people)
    people.set(
      key,
      waiting.filter(({ accountId }) => !gone.has(accountId)),
    );
  gone = new Set();
});

const newcomer = async (role: RoleName): Promise<Who> => ({ ...(await another('own', role)), role });

/** Somebody's thing; before a call its row says in full what must be as it was after it. */
type Held = { name: ThingName; id: number | string; rows: unknown[]; owner?: Newcomer; at: Distance | 'nobody' };

/** What a call left as it was, for the next owner: to make an order takes longer than to ask about it. */
const spare: { [N in ThingName]?: (number | string)[] } = {};

async function held(name: ThingName, at: Held['at'], who: Who): Promise<Held> {
  if (at === 'nobody') return { name, at, id: nobodysId(name), rows: [] };
  const id = spare[name]?.pop() ?? (await makeThing(test, name, maker));
  const owner = at === 'own' ? who : await another(at, '无角色');
  const rows = await handOver(test, name, id, { ...places[at], accountId: owner.accountId });
  return { name, at, id, rows, owner };
}

/** All things of the caller's own, but for one that is somebody else's, or nobody's. */
async function thingsFor(who: Who, needed: readonly ThingName[], odd?: Pick<Held, 'name' | 'at'>): Promise<Held[]> {
  const things: Held[] = [];
  for (const name of needed) things.push(await held(name, name === odd?.name ? odd.at : 'own', who));
  return things;
}

/** Nothing happened to them: they may be asked for again. */
function keep(who: Who, things: Held[]) {
  for (const { name, id, rows, owner, at } of things) {
    if (rows.length > 0) spare[name] = [...(spare[name] ?? []), id];
    if (owner && owner !== who) people.get(keyOf(at as Distance, '无角色'))?.push(owner);
  }
  people.get(keyOf('own', who.role))?.push(who);
}

/** Asks, and sees to it that a call that was refused, or only reads, has left everything it names as it was. */
async function ask(path: CallPath, who: Who, things: Held[]) {
  const ids = Object.fromEntries(things.map(({ name, id }) => [name, id])) as ThingIds;
  const given: Given = { ...ids, ...shop, test, account: who.account, seesOthers: reach[who.role].length > 1 };
  const { status, body } = await test.callRaw(path, await rightsTable[path].input(given), who);
  expect(status).toBe(200);
  counts.asked += 1;
  if (body.success && calls[path].work !== 'read') return body;
  for (const { name, id, rows } of things) expect(await rowOf(test, name, id), `${path} ${who.role}`).toEqual(rows);
  keep(who, things);
  return body;
}

const passes = (body: unknown, what: string) => {
  expect(body, what).toMatchObject({ success: true });
  counts.passed += 1;
};

async function checkNamed(path: CallPath, role: RoleName, needed: readonly ThingName[], name: ThingName) {
  const lost = await newcomer(role);
  const unknown = await ask(path, lost, await thingsFor(lost, needed, { name, at: 'nobody' }));
  for (const distance of askedAbout(role, name).filter((each) => each !== 'own')) {
    const who = await newcomer(role);
    const body = await ask(path, who, await thingsFor(who, needed, { name, at: distance }));
    if (reaches(role, name, distance)) {
      passes(body, `${role} ${name} ${distance}`);
      continue;
    }
    expect(body, `${role} ${name} ${distance}`).toEqual(unknown);
    counts.unseen += 1;
  }
}

async function checkListed(path: CallPath, role: RoleName, name: ThingName) {
  for (const distance of askedAbout(role, name)) {
    const who = await newcomer(role);
    const thing = await held(name, distance, who);
    const body = await ask(path, who, [thing]);
    passes(body, `${role} ${distance}`);
    expect([role, distance, shows(body, name, thing.id)]).toEqual([role, distance, reaches(role, name, distance)]);
  }
}

describe('each call answers each role as the table says', () => {
  it.each(paths)('%s', async (path) => {
    const { who: admitted, names = [], lists } = rightsTable[path];
    for (const role of roleNames) {
      const who = await newcomer(role);
      const body = await ask(path, who, await thingsFor(who, names));
      if (!admitted.includes(role)) {
        expect(body, role).toMatchObject({ success: false, errorCode: '3', resultData: null });
        counts.refused += 1;
        continue;
      }
      passes(body, role);
      if (onPglite && admitted.find((other) => reach[other].length === reach[role].length) !== role) continue;
      for (const name of names) await checkNamed(path, role, names, name);
      if (lists) await checkListed(path, role, lists);
    }
    if (calls[path].access !== 'public') return;
    const visitor = { ...(await newcomer('无角色')), token: '' };
    passes(await ask(path, visitor, await thingsFor(visitor, names)), '访客');
  });
});
