import type { OperatorRole } from '@yigou/contract/people/operators.terms';
import type { RoleDraft } from '../people/org/org.rules';

/** One password for every demo account; what is stored is argon2id over its MD5, as for anyone else. */
export const demoPassword = 'Yigou@2026';

export type DemoUnit = {
  code: string;
  name: string;
  costCentre: string;
  /** The account that heads it. */
  head?: string;
  children?: DemoUnit[];
};
type DemoPerson = {
  accountNo: string;
  name: string;
  mobile: string;
  unit: string;
  role: string;
  /** A second job. */
  also?: string;
  /** In yuan: for one order, and for a month. */
  limits?: [order: number, month: number];
};
export type DemoCustomer = {
  name: string;
  taxNo: string;
  contactName: string;
  units: DemoUnit[];
  /** Besides the built-in ones. */
  roles?: RoleDraft[];
  people: DemoPerson[];
};

export const demoCustomers: DemoCustomer[] = [
  {
    name: '华东精密制造有限公司',
    taxNo: '91310115MA1K4B7X2D',
    contactName: '陈志远',
    units: [
      {
        code: 'ADM',
        name: '行政中心',
        costCentre: 'CC-1000',
        head: 'approver',
        children: [
          { code: 'ADM-OFF', name: '行政部', costCentre: 'CC-1010', head: 'liujia' },
          { code: 'ADM-IT', name: '信息部', costCentre: 'CC-1020', head: 'zhoukai' },
        ],
      },
      {
        code: 'MFG',
        name: '制造中心',
        costCentre: 'CC-2000',
        head: 'zhangwd',
        children: [
          { code: 'MFG-WS1', name: '一车间', costCentre: 'CC-2010', head: 'maqiang' },
          { code: 'MFG-WS2', name: '二车间', costCentre: 'CC-2030' },
          { code: 'MFG-WH', name: '仓储部', costCentre: 'CC-2020', head: 'receiver' },
        ],
      },
      {
        code: 'RND',
        name: '研发中心',
        costCentre: 'CC-4000',
        head: 'linxue',
        children: [
          { code: 'RND-QA', name: '检测组', costCentre: 'CC-4030' },
          { code: 'RND-PE', name: '工艺组', costCentre: 'CC-4020', head: 'gaoyuan' },
        ],
      },
      { code: 'FIN', name: '财务中心', costCentre: 'CC-3000', head: 'finance' },
    ],
    roles: [
      {
        name: '预算专员',
        dataScope: 'orgTree',
        functions: ['order/myOrder', 'kamUser/userInfo', 'dashboard', 'kamUser/budget', 'report/aporgbudger'],
      },
    ],
    people: [
      { accountNo: 'admin', name: '陈志远', mobile: '13800000001', unit: 'ADM', role: '企业管理员' },
      { accountNo: 'buyer', name: '王晓燕', mobile: '13800000002', unit: 'ADM-OFF', role: '采购员' },
      { accountNo: 'approver', name: '李建国', mobile: '13800000003', unit: 'ADM', role: '审批人' },
      { accountNo: 'finance', name: '赵敏', mobile: '13800000004', unit: 'FIN', role: '财务' },
      { accountNo: 'receiver', name: '孙立', mobile: '13800000005', unit: 'MFG-WH', role: '收货员' },
      {
        accountNo: 'liujia',
        name: '刘佳',
        mobile: '13800000011',
        unit: 'ADM-OFF',
        role: '审批人',
        also: '采购员',
        limits: [20_000, 30_000],
      },
      {
        accountNo: 'luyiming',
        name: '陆一鸣',
        mobile: '13800000012',
        unit: 'ADM-OFF',
        role: '采购员',
        limits: [5000, 10_000],
      },
      {
        accountNo: 'shenyue',
        name: '沈悦',
        mobile: '13800000013',
        unit: 'ADM-OFF',
        role: '采购员',
        also: '收货员',
        limits: [5000, 8000],
      },
      {
        accountNo: 'zhenghao',
        name: '郑浩',
        mobile: '13800000014',
        unit: 'ADM-OFF',
        role: '采购员',
        also: '预算专员',
        limits: [5000, 10_000],
      },
      { accountNo: 'zhoukai', name: '周凯', mobile: '13800000015', unit: 'ADM-IT', role: '采购员' },
      { accountNo: 'zhangwd', name: '张卫东', mobile: '13800000016', unit: 'MFG', role: '审批人' },
      {
        accountNo: 'maqiang',
        name: '马强',
        mobile: '13800000017',
        unit: 'MFG-WS1',
        role: '采购员',
        limits: [10_000, 50_000],
      },
      {
        accountNo: 'hezhiwei',
        name: '何志伟',
        mobile: '13800000018',
        unit: 'MFG-WS2',
        role: '采购员',
        limits: [3000, 20_000],
      },
      { accountNo: 'tangguo', name: '唐果', mobile: '13800000019', unit: 'MFG-WS2', role: '' },
      { accountNo: 'linxue', name: '林雪', mobile: '13800000020', unit: 'RND', role: '审批人', also: '采购员' },
      {
        accountNo: 'gaoyuan',
        name: '高远',
        mobile: '13800000021',
        unit: 'RND-PE',
        role: '采购员',
        limits: [8000, 40_000],
      },
      { accountNo: 'wudi', name: '吴迪', mobile: '13800000022', unit: 'RND-QA', role: '收货员', limits: [0, 0] },
    ],
  },
  {
    name: '北辰医疗科技有限公司',
    taxNo: '91110108MA01C3D4X7',
    contactName: '周颖',
    units: [
      {
        code: 'HQ',
        name: '总部',
        costCentre: 'BC-01',
        children: [{ code: 'HQ-LAB', name: '研发实验室', costCentre: 'BC-11' }],
      },
    ],
    people: [
      { accountNo: 'admin2', name: '周颖', mobile: '13900000001', unit: 'HQ', role: '企业管理员' },
      { accountNo: 'buyer2', name: '吴桐', mobile: '13900000002', unit: 'HQ-LAB', role: '采购员' },
    ],
  },
];

/** What waits in the cart of `buyer`: SKU number → quantity. */
export const demoCart: [string, number][] = [
  ['DL-A4-70', 10],
  ['MG-Q7-BK', 20],
  ['HW-NBR-L', 5],
  ['DL-JD-A', 5],
];

/** Who runs the shop, in the console. */
export const demoOperators: { accountNo: string; name: string; role: OperatorRole }[] = [
  { accountNo: 'operator', name: '何静', role: 'administrator' },
  { accountNo: 'warehouse', name: '马军', role: 'warehouse' },
  { accountNo: 'cashier', name: '徐婷', role: 'cashier' },
  { accountNo: 'service', name: '林悦', role: 'service' },
  { accountNo: 'keeper', name: '林舒', role: 'merchandiser' },
];

/** With the tax numbers of their members. */
export const demoGroups: { name: string; description: string; taxNos: string[] }[] = [
  { name: '长三角制造业组', description: '上海、江苏、浙江的制造企业，劳保与五金为主', taxNos: ['91310115MA1K4B7X2D'] },
  { name: '医疗行业组', description: '医院与医疗器械企业，需留存批号', taxNos: ['91110108MA01C3D4X7'] },
];

type DemoRegistration = {
  companyName: string;
  taxNo: string;
  contactName: string;
  mobile: string;
  email: string;
  accountNo: string;
  /** The id under which its licence lies, drawn by scripts/demo-licences.mjs. */
  licenceFileId: string;
  licence: string;
  hoursAgo: number;
};

/** Who waits to be let in: one like a customer that is there, one with its picture on its side, one that misspelt itself. */
export const demoRegistrations: DemoRegistration[] = [
  {
    companyName: '华东精密装备（苏州）有限公司',
    taxNo: '91320594MA1P7K3X28',
    contactName: '顾文清',
    mobile: '13862100318',
    email: 'guwq@hdjm-sz.example.com',
    accountNo: 'hdjm_sz',
    licenceFileId: '5a1e0000-0000-4000-8000-000000000001',
    licence: 'hdjm-sz.webp',
    hoursAgo: 10,
  },
  {
    companyName: '长风新能源科技有限公司',
    taxNo: '91110112MA01F8QD3J',
    contactName: '韩雪',
    mobile: '13911280457',
    email: 'hanxue@changfeng.example.com',
    accountNo: 'changfeng',
    licenceFileId: '5a1e0000-0000-4000-8000-000000000002',
    licence: 'changfeng.webp',
    hoursAgo: 8,
  },
  {
    companyName: '上海浦江仪器仪表有限公司',
    taxNo: '91310106MA1FW9T5X4',
    contactName: '薛敏',
    mobile: '13701820966',
    email: 'xuemin@pujiang.example.com',
    accountNo: 'pujiang_yq',
    licenceFileId: '5a1e0000-0000-4000-8000-000000000003',
    licence: 'pujiang.webp',
    hoursAgo: 6,
  },
];
