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
import { findById } from '../../people/accounts/accounts.queries';

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

type Who = Person & { role: RoleName };

const people = new Map<string, Person[]>();
let gone: number[] = [];

/** Each is asked for once; some are made at a time, which is quicker. */
async function another(distance: Distance, role: RoleName): Promise<Person> {
  const key = `${distance} ${role}`;
  const roleId = roleIds.get(role);
  const waiting = people.get(key) ?? [];
  if (waiting.length === 0) waiting.push(...(await addPeople(test, places[distance], roleId ? [roleId] : [], 10)));
  people.set(key, waiting);
  const person = waiting.pop() as Person;
  gone.push(person.accountId);
  return person;
}
// Or everything that is told to a role would be told to hundreds.
afterEach(async () => {
  await setRoles(test, gone, []);
  gone = [];
});

const newcomer = async (role: RoleName): Promise<Who> => ({ ...(await another('own', role)), role });

async function ownerAt(distance: Distance, who: Who) {
  const { accountId } = distance === 'own' ? who : await another(distance, '无角色');
  return { ...places[distance], accountId };
}

type Ids = Partial<Record<ThingName, number | string>>;

/** What a call left as it was, for the next owner: to make an order takes longer than to ask about it. */
const spare: { [N in ThingName]?: (number | string)[] } = {};

/** All things of the caller's own, but for one that is somebody else's, or nobody's. */
async function thingsFor(who: Who, needed: readonly ThingName[], odd?: { name: ThingName; at: Distance | 'nobody' }) {
  const ids: Ids = {};
  for (const name of needed) {
    const at = name === odd?.name ? odd.at : 'own';
    ids[name] = at === 'nobody' ? nobodysId(name) : (spare[name]?.pop() ?? (await makeThing(test, name, maker)));
    if (at !== 'nobody') await handOver(test, name, ids[name], await ownerAt(at, who));
  }
  return ids as ThingIds;
}

const rowsOf = async (ids: Ids) => {
  const rows = new Map<ThingName, unknown[]>();
  for (const [name, id] of Object.entries(ids) as [ThingName, number | string][])
    rows.set(name, await rowOf(test, name, id));
  return rows;
};

/** Asks, and sees to it that a call that was refused, or only reads, has left everything it names as it was. */
async function ask(path: CallPath, who: Who, ids: Ids) {
  const account = await findById(test.db, who.accountId);
  if (!account) throw new Error('no account');
  const before = await rowsOf(ids);
  const given: Given = { ...(ids as ThingIds), ...shop, test, account, seesOthers: reach[who.role].length > 1 };
  const { status, body } = await test.callRaw(path, await rightsTable[path].input(given), who);
  expect(status).toBe(200);
  counts.asked += 1;
  if (body.success && calls[path].work !== 'read') return body;
  expect(await rowsOf(ids), `${path} ${who.role}`).toEqual(before);
  for (const [name, rows] of before) if (rows.length > 0) spare[name] = [...(spare[name] ?? []), ids[name] ?? ''];
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
    const ids = await thingsFor(who, needed, { name, at: distance });
    const body = await ask(path, who, ids);
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
    const ids = await thingsFor(who, [name], { name, at: distance });
    const body = await ask(path, who, ids);
    passes(body, `${role} ${distance}`);
    expect([role, distance, shows(body, name, ids[name])]).toEqual([role, distance, reaches(role, name, distance)]);
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
