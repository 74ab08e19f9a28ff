import type { OperatorRole } from '@yigou/contract';
/** One password for every demo account; what is stored is argon2id over its MD5, as for anyone else. */
export const demoPassword = 'Yigou@2026';

export type DemoUnit = { code: string; name: string; costCentre: string; children?: DemoUnit[] };
type DemoPerson = { accountNo: string; name: string; mobile: string; unit: string; role: string };
export type DemoCustomer = {
  name: string;
  taxNo: string;
  contactName: string;
  units: DemoUnit[];
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
        children: [
          { code: 'ADM-OFF', name: '行政部', costCentre: 'CC-1010' },
          { code: 'ADM-IT', name: '信息部', costCentre: 'CC-1020' },
        ],
      },
      {
        code: 'MFG',
        name: '制造中心',
        costCentre: 'CC-2000',
        children: [
          { code: 'MFG-WS1', name: '一车间', costCentre: 'CC-2010' },
          { code: 'MFG-WH', name: '仓储部', costCentre: 'CC-2020' },
        ],
      },
      { code: 'FIN', name: '财务中心', costCentre: 'CC-3000' },
    ],
    people: [
      { accountNo: 'admin', name: '陈志远', mobile: '13800000001', unit: 'ADM', role: '企业管理员' },
      { accountNo: 'buyer', name: '王晓燕', mobile: '13800000002', unit: 'ADM-OFF', role: '采购员' },
      { accountNo: 'approver', name: '李建国', mobile: '13800000003', unit: 'ADM', role: '审批人' },
      { accountNo: 'finance', name: '赵敏', mobile: '13800000004', unit: 'FIN', role: '财务' },
      { accountNo: 'receiver', name: '孙立', mobile: '13800000005', unit: 'MFG-WH', role: '收货员' },
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
];
