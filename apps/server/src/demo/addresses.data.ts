import type { AddressScope } from '@yigou/contract/trade/addresses.terms';

type DemoAddress = {
  /** Account number of its maker. */
  maker: string;
  receiver: string;
  phone: string;
  areaCode: string;
  detail: string;
  tag: string;
  scope: AddressScope;
  isDefault: boolean;
};

export const demoAddresses: DemoAddress[] = [
  {
    maker: 'admin',
    receiver: '前台收发室',
    phone: '021-68880000',
    areaCode: '310115125',
    detail: '博云路 2 号浦软大厦 1 楼收发室',
    tag: '公司',
    scope: 'customer',
    isDefault: true,
  },
  {
    maker: 'admin',
    receiver: '孙立',
    phone: '13800000005',
    areaCode: '320583100',
    detail: '前进东路 399 号华东精密昆山工厂 3 号仓库',
    tag: '仓库',
    scope: 'customer',
    isDefault: false,
  },
  {
    maker: 'receiver',
    receiver: '孙立',
    phone: '13800000005',
    areaCode: '320583100',
    detail: '前进东路 399 号华东精密昆山工厂北门卸货区',
    tag: '工厂',
    scope: 'org',
    isDefault: true,
  },
  {
    maker: 'buyer',
    receiver: '王晓燕',
    phone: '13800000002',
    areaCode: '310115125',
    detail: '博云路 2 号浦软大厦 12 楼行政部',
    tag: '公司',
    scope: 'own',
    isDefault: true,
  },
  {
    maker: 'buyer',
    receiver: '王晓燕',
    phone: '13800000002',
    areaCode: '441900119',
    detail: '振安中路 266 号东莞办事处',
    tag: '办事处',
    scope: 'own',
    isDefault: false,
  },
  {
    maker: 'admin2',
    receiver: '周颖',
    phone: '010-62770000-801',
    areaCode: '110108012',
    detail: '中关村东路 1 号院 8 号楼 5 层',
    tag: '公司',
    scope: 'customer',
    isDefault: true,
  },
];
