import { defaultSiteTitle, defaultWebColor } from '@yigou/contract/goods/sites.terms';
import type { TemplateDraft } from '../goods/sites/sites.service';

export const goodsPicture = (code: string): string => `/demo/goods/${code}.webp`;

type HelpLinks = { docTitle: string; children: { docId: number; docTitle: string }[] }[];

const keyword = (word: string): string => `/SearchFor?keyword=${encodeURIComponent(word)}`;

/** localhost, and every host nobody registered: the general shop. */
export const generalSite = (help: HelpLinks): TemplateDraft => ({
  siteTitle: defaultSiteTitle,
  webColor: defaultWebColor,
  content: {
    topContent: [
      { type: 'siteHead', slogan: '企业采购，一站配齐', logoUrl: '/demo-logo-general.svg' },
      { type: 'searchBox', placeholder: '请输入商品关键字' },
      {
        type: 'customNav',
        links: [
          { title: '首页', link: '/home', athtoken: 1 },
          { title: '协议专区', link: '/SearchFor?selAstrict=1', athtoken: 2 },
          { title: '办公集采', link: keyword('办公'), athtoken: 1 },
          { title: '劳保防护', link: keyword('劳保'), athtoken: 1 },
          { title: 'IT 数码', link: keyword('电脑'), athtoken: 1 },
          { title: '帮助中心', link: '/help', athtoken: 1 },
        ],
      },
    ],
    modelContent: [
      {
        type: 'carousel',
        slides: [
          {
            title: '年终集采季 办公耗材一次备齐',
            text: 'A4 复印纸、硒鼓、劳保防护，大单可议价',
            buttonText: '立即采购',
            link: keyword('复印纸'),
            background: '#33208a',
            imgs: [goodsPicture('1f5a8-fe0f'), goodsPicture('1f4c4'), goodsPicture('26d1-fe0f')],
          },
          {
            title: '安全生产 全身防护到位',
            text: '安全帽、手套、护目镜，国标认证，现货速发',
            buttonText: '查看防护用品',
            link: keyword('防护'),
            background: '#8f3a0b',
            imgs: [goodsPicture('26d1-fe0f'), goodsPicture('1f9e4'), goodsPicture('1f97d')],
          },
          {
            title: '智能办公 焕新设备',
            text: '笔记本、显示器、外设，企业专享售后',
            buttonText: '选购设备',
            link: keyword('笔记本电脑'),
            background: '#0b4f6c',
            imgs: [goodsPicture('1f4bb'), goodsPicture('2328-fe0f'), goodsPicture('1f5b1-fe0f')],
          },
        ],
      },
      {
        type: 'notices',
        list: [
          { title: '数电发票已全面开通，支持批量申请', link: '/help', date: '2026-11-10' },
          { title: '年终对账提醒：请于 12 月 20 日前确认对账单', link: '/help', date: '2026-11-05' },
          { title: '冬季恶劣天气配送说明', link: '/help', date: '2026-11-01' },
        ],
      },
      {
        type: 'floor',
        title: '企业常购',
        text: '高频办公与劳保用品，现货 24 小时内发出',
        link: '/SearchFor',
        itemNos: ['DL-A4-70', 'MG-Q7-BK', 'HP-M208DW', '3M-H700-R', 'XH-M57-GY', 'LX-TB14'],
      },
      {
        type: 'floor',
        title: '办公与后勤',
        text: '用电、清洁、收纳，一次配齐',
        link: '/SearchFor',
        itemNos: ['BN-B5440', 'WD-DP700', 'QX-A4-DAB', 'LYL-XSY', 'QC-KF-100', 'NF-AA40'],
      },
      {
        type: 'floor',
        title: '劳保与工具',
        text: '国标认证，支持批量印字',
        link: '/SearchFor',
        itemNos: ['HW-NBR-L', '3M-1623AF', 'XY-FGY-XL', 'SD-09002', 'BS-GSR120', 'SD-GJX'],
      },
      {
        type: 'brandWall',
        title: '合作品牌',
        brandNames: ['得力', '晨光', '齐心', '惠普', '联想', '罗技', '3M', '霍尼韦尔', '世达', '博世', '公牛', '维达'],
      },
    ],
    bottomContent: [
      { type: 'bottomHelp', isCode: 1, list: help, codeImg: '/demo-code-general.svg', codeTitle: '关注易购服务号' },
      {
        type: 'servicePromise',
        items: [
          { icon: goodsPicture('1f4e6'), label: '品质保障', text: '正品行货 假一赔十' },
          { icon: goodsPicture('1f9f0'), label: '专业选型', text: '工程师在线答疑' },
          { icon: goodsPicture('1f4cb'), label: '合规采购', text: '审批预算全程留痕' },
          { icon: goodsPicture('1f4c1'), label: '对账开票', text: '数电发票 月结对账' },
        ],
      },
      { type: 'copyright', text: 'Copyright © 2026 易购电商平台 版权所有' },
      {
        type: 'filing',
        securityNo: '31010402009527',
        securityText: '沪公网安备 31010402009527号',
        icpText: '沪ICP备2026001234号-1',
      },
    ],
    loginTemp: {
      title: '企业采购，一站配齐',
      text: '从选型、审批、下单到对账开票，流程在线，数据留痕',
      points: ['协议价与商品池，按企业生效', '审批与预算，下单前即可查看', '数电发票与月结对账，一处完成'],
      imgs: [goodsPicture('1f5a8-fe0f'), goodsPicture('1f4e6'), goodsPicture('26d1-fe0f')],
    },
  },
});

/** 127.0.0.1: a sister site of the same company for factories. */
export const industrySite = (help: HelpLinks): TemplateDraft => ({
  siteTitle: '易购工业品商城',
  webColor: '#0b6e4f',
  content: {
    topContent: [
      { type: 'siteHead', slogan: '工厂耗材，直达产线', logoUrl: '/demo-logo-industry.svg' },
      { type: 'searchBox', placeholder: '请输入品名、型号或物料编码' },
      {
        type: 'categoryNav',
        categoryNames: ['五金工具', '电工照明', '劳保防护', '消防安防', '包装仓储', '实验耗材', '清洁用品'],
      },
      {
        type: 'customNav',
        links: [
          { title: '首页', link: '/home', athtoken: 1 },
          { title: '五金工具', link: keyword('工具'), athtoken: 1 },
          { title: '电工照明', link: keyword('照明'), athtoken: 1 },
          { title: '我的订单', link: '/center/order/myOrder', athtoken: 2 },
        ],
      },
    ],
    modelContent: [
      {
        type: 'carousel',
        slides: [
          {
            title: '产线不停 工具先到',
            text: '手动、电动、测量工具，常备品当日出库',
            buttonText: '选购工具',
            link: keyword('工具'),
            background: '#0a5a41',
            imgs: [goodsPicture('1f527'), goodsPicture('1f529'), goodsPicture('1f9f0')],
          },
          {
            title: '消防安全 一次配足',
            text: '灭火器、应急照明、警示标识，年检可查',
            buttonText: '查看消防器材',
            link: keyword('灭火器'),
            background: '#7a1f1f',
            imgs: [goodsPicture('1f9ef'), goodsPicture('1f526'), goodsPicture('1f9ba')],
          },
        ],
      },
      {
        type: 'notices',
        list: [{ title: '工业品专区上线，支持按物料编码找货', link: '/help', date: '2026-11-12' }],
      },
      {
        type: 'floor',
        title: '产线常备',
        text: '工具与紧固件，支持按件、按箱采购',
        link: '/SearchFor',
        itemNos: ['SD-09002', 'BS-GSR120', 'SD-GJX', 'HW-NBR-L', '3M-H700-R', 'BN-B5440'],
      },
      {
        type: 'floor',
        title: '安全与照明',
        text: '看得清，护得住',
        link: '/SearchFor',
        itemNos: ['3M-1623AF', 'XY-FGY-XL', 'PL-LED-18', 'HH-MF4', 'BS-ZQXD', 'NF-AA40'],
      },
      {
        type: 'brandWall',
        title: '工业品牌',
        brandNames: ['世达', '博世', '3M', '霍尼韦尔', '公牛', '飞利浦', '南孚', '淮海'],
      },
    ],
    bottomContent: [
      { type: 'bottomHelp', isCode: 0, list: help.slice(0, 3), codeImg: '', codeTitle: '' },
      {
        type: 'servicePromise',
        items: [
          { icon: goodsPicture('1f69a'), label: '当日出库', text: '常备品 16 点前下单' },
          { icon: goodsPicture('1f4d0'), label: '选型支持', text: '按图纸与工况推荐' },
          { icon: goodsPicture('1f4cb'), label: '物料编码', text: '用贵司编码直接下单' },
        ],
      },
      { type: 'copyright', text: 'Copyright © 2026 易购工业品商城 版权所有' },
      {
        type: 'filing',
        securityNo: '31010402009528',
        securityText: '沪公网安备 31010402009528号',
        icpText: '沪ICP备2026001234号-2',
      },
    ],
    loginTemp: {
      title: '工厂耗材，直达产线',
      text: '按物料编码找货，按产线分账，按月对账',
      points: ['贵司物料编码直接下单', '常备品当日出库', '按成本中心分账'],
      imgs: [goodsPicture('1f527'), goodsPicture('1f9f0'), goodsPicture('1f9ba')],
    },
  },
});
