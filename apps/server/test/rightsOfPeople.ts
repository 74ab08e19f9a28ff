import { randomUUID } from 'node:crypto';
import { demoPassword } from '../src/demo/people.data';
import { outbox } from '../src/ground/jobs/outbox.tables';
import { asSent } from '../src/ground/lib/passwords';
import { must } from './buying';
import { applicantForm } from './registering';
import { addressKeepers, administrators, anyAccount, anyRole, type Cases, type Given, none, page } from './rightsCases';
import { addressDraft } from './things';

const login = ({ account: { accountNo } }: Given) => ({ accountNo, accountPwd: asSent(demoPassword) });

const wanted = ({ account: { accountNo } }: Given) => ({ accountNo, channel: 'mail' as const });

/** As its owner reads it in their mailbox. */
async function codeFor(given: Given) {
  must(await given.test.call('Account/SendCode', wanted(given)));
  const sent = await given.test.db.select().from(outbox);
  const mine = sent.filter(({ message }) => message.to === given.account.email).at(-1);
  const code = mine?.message.text.match(/\d{6}/)?.[0] ?? '';
  return { accountNo: given.account.accountNo, code, newPwd: 'Another@2026' };
}

const person = (given: Given, no: number) => ({
  accountNo: `user${no}`,
  userName: '新人',
  mobile: `199${String(no).padStart(8, '0')}`,
  email: 'user@example.com',
  orgId: given.account.orgId,
  roleIds: [],
});
const importRow = {
  accountNo: 'imported',
  userName: '导入',
  mobile: '18900000001',
  email: 'imported@example.com',
  org: 'MFG',
  roles: '采购员',
};
const unitRow = { code: 'IMPORTED', name: '导入', parent: 'MFG' };

/** Sites, accounts, addresses, the organisation, and what is told to whom. */
export const rightsOfPeople = {
  'ShopHostUrlMapTemplate/GetList': { who: anyAccount, input: none },
  'Account/Login': { who: anyAccount, input: login },
  'Account/Resume': {
    who: anyAccount,
    input: async (given) => {
      const opened = must(await given.test.call('Account/Login', { ...login(given), remember: true }));
      return { userPwd: opened.resultData.userPwd ?? '' };
    },
  },
  'Account/Logout': { who: anyAccount, input: none },
  'Account/GetSessions': { who: anyAccount, lists: 'session', input: none },
  'Account/EndSession': { who: anyAccount, names: ['session'], input: ({ session }) => ({ sessionId: session }) },
  'Account/EndOtherSessions': { who: anyAccount, input: none },
  'Account/ChangePassword': {
    who: anyAccount,
    input: () => ({ oldPwd: asSent(demoPassword), newPwd: 'Another@2026' }),
  },
  'Account/SendCode': { who: anyAccount, input: wanted },
  'Account/ResetPassword': { who: anyAccount, input: codeFor },
  'Account/Register': { who: anyAccount, input: ({ test }) => applicantForm(test) },
  'Account/GetCurrent': { who: anyAccount, input: none },
  'Account/EditCurrent': {
    who: anyRole,
    input: ({ account: { mobile } }) => ({
      userName: '改名',
      mobile,
      email: 'a@example.com',
      accountPwd: asSent(demoPassword),
    }),
  },
  'BasArea/GetAreas': { who: anyAccount, input: none },
  'BasArea/GetDelivery': {
    who: anyAccount,
    input: ({ goods: { itemId } }) => ({ itemId, areaCode: addressDraft.areaCode }),
  },
  'ReceiveAddress/GetPage': { who: addressKeepers, lists: 'address', input: page },
  'ReceiveAddress/GetModel': {
    who: addressKeepers,
    names: ['address'],
    input: ({ address }) => ({ addressId: address }),
  },
  'ReceiveAddress/GetDefault': { who: anyAccount, input: none },
  'ReceiveAddress/Save': {
    who: addressKeepers,
    names: ['address'],
    input: ({ address }) => ({ ...addressDraft, addressId: address, tag: '仓库' }),
  },
  'ReceiveAddress/Delete': {
    who: addressKeepers,
    names: ['address'],
    input: ({ address }) => ({ addressId: address }),
  },
  'ReceiveAddress/SetDefault': {
    who: addressKeepers,
    names: ['address'],
    input: ({ address }) => ({ addressId: address }),
  },
  'ReceiveAddress/Recognise': { who: addressKeepers, input: () => ({ text: '张三 13800138000 上海市浦东新区张江镇' }) },
  'KamFunction/GetFunction': { who: administrators, input: none },
  'KamFunction/GetUserByFunction': { who: anyAccount, input: none },
  'KamOrganize/GetTree': { who: administrators, lists: 'unit', input: none },
  'KamOrganize/GetUse': { who: administrators, names: ['unit'], input: ({ unit }) => ({ orgId: unit }) },
  'KamOrganize/Save': {
    who: administrators,
    names: ['unit'],
    input: ({ unit }) => ({ orgId: unit, code: `C-${unit}`, name: '改名' }),
  },
  'KamOrganize/Move': {
    who: administrators,
    names: ['unit'],
    input: ({ unit, account }) => ({ orgId: unit, parentId: account.orgId, position: 0 }),
  },
  'KamOrganize/Enable': {
    who: administrators,
    names: ['unit'],
    input: ({ unit }) => ({ orgId: unit, enabled: false }),
  },
  'KamOrganize/Delete': { who: administrators, names: ['unit'], input: ({ unit }) => ({ orgId: unit }) },
  'KamOrganize/ImportPreview': { who: administrators, input: () => ({ rows: [unitRow] }) },
  'KamOrganize/Import': { who: administrators, input: () => ({ rows: [unitRow] }) },
  'KamRole/GetPage': { who: administrators, lists: 'role', input: page },
  'KamRole/GetModel': { who: administrators, names: ['role'], input: ({ role }) => ({ roleId: role }) },
  'KamRole/Save': {
    who: administrators,
    names: ['role'],
    input: ({ role }) => ({ roleId: role, name: `改名 ${role}`, dataScope: 'org', functions: ['order/myOrder'] }),
  },
  'KamRole/Delete': { who: administrators, names: ['role'], input: ({ role }) => ({ roleId: role }) },
  'KamUser/GetPage': { who: administrators, lists: 'user', input: page },
  'KamUser/GetModel': { who: administrators, names: ['user'], input: ({ user }) => ({ userId: user }) },
  'KamUser/Save': {
    who: administrators,
    names: ['user', 'unit', 'role'],
    input: (given) => ({ ...person(given, given.user), userId: given.user, orgId: given.unit, roleIds: [given.role] }),
  },
  'KamUser/Enable': {
    who: administrators,
    names: ['user'],
    input: ({ user }) => ({ userId: user, enabled: false }),
  },
  'KamUser/ResetPassword': { who: administrators, names: ['user'], input: ({ user }) => ({ userId: user }) },
  'KamUser/ImportPreview': { who: administrators, input: () => ({ rows: [importRow] }) },
  'KamUser/Import': {
    who: administrators,
    input: () => ({ requestId: randomUUID(), rows: [importRow] }),
  },
  'KamUser/Export': { who: administrators, lists: 'user', input: none },
  'Notice/GetUnread': { who: anyAccount, input: none },
  'Notice/GetPage': { who: anyAccount, lists: 'notice', input: page },
  'Notice/MarkRead': { who: anyAccount, names: ['notice'], input: ({ notice }) => ({ noticeIds: [notice] }) },
  'Notice/GetPreferences': { who: anyAccount, input: none },
  'Notice/SavePreferences': {
    who: anyAccount,
    input: () => ({ list: [{ kind: 'order', bell: true, mail: true }] }),
  },
} satisfies Cases;
