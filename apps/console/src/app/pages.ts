import { isMet, type OperatorFunction } from '@yigou/contract/ground/functions';
import type { ComponentType } from 'react';
import { paths } from './paths';

type Page = {
  path: string;
  title: string;
  needs: OperatorFunction | 'anyOperator';
  load: () => Promise<ComponentType>;
  inMenu?: false;
  /** It needs the room: the menu is folded until it is asked for. */
  wide?: true;
};
type Group = { title: string; pages: readonly Page[] };

/** The menu, and behind it every page of the console: who may not open one does not see it. */
export const groups: readonly Group[] = [
  {
    title: '',
    pages: [
      {
        path: paths.overview,
        title: '概览',
        needs: 'anyOperator',
        load: async () => (await import('../features/people/overview/OverviewPage')).OverviewPage,
      },
    ],
  },
  {
    title: '履约',
    pages: [
      {
        path: paths.orders,
        title: '订单与发货',
        needs: 'orders/view',
        load: async () => (await import('../features/trade/orders/OrdersPage')).OrdersPage,
      },
      {
        path: paths.order,
        title: '订单详情',
        needs: 'orders/view',
        inMenu: false,
        load: async () => (await import('../features/trade/orders/OrderPage')).OrderPage,
      },
      {
        path: paths.shipMany,
        title: '批量发货',
        needs: 'orders/ship',
        load: async () => (await import('../features/trade/shipments/ShipManyPage')).ShipManyPage,
      },
      {
        path: paths.picking,
        title: '拣货单',
        needs: 'orders/ship',
        inMenu: false,
        load: async () => (await import('../features/trade/shipments/PickingPage')).PickingPage,
      },
      {
        path: paths.notes,
        title: '送货单',
        needs: 'orders/ship',
        inMenu: false,
        load: async () => (await import('../features/trade/shipments/NotesPage')).NotesPage,
      },
      {
        path: paths.returns,
        title: '售后',
        needs: 'returns/view',
        load: async () => (await import('../features/trade/returns/ReturnsPage')).ReturnsPage,
      },
      {
        path: paths.wants,
        title: '求购',
        needs: 'wants/answer',
        load: async () => (await import('../features/trade/requests/RequestsPage')).RequestsPage,
      },
    ],
  },
  {
    title: '财务',
    pages: [
      {
        path: paths.transfers,
        title: '对公转账',
        needs: 'payments/transfer',
        load: async () => (await import('../features/money/payments/TransfersPage')).TransfersPage,
      },
      {
        path: paths.refunds,
        title: '退款处理',
        needs: 'payments/refund',
        load: async () => (await import('../features/money/payments/RefundsPage')).RefundsPage,
      },
      {
        path: paths.cashbook,
        title: '收付款流水',
        needs: 'payments/transfer',
        load: async () => (await import('../features/books/cashbook/CashbookPage')).CashbookPage,
      },
      {
        path: paths.invoices,
        title: '发票',
        needs: 'invoices/view',
        load: async () => (await import('../features/books/invoices/InvoicesPage')).InvoicesPage,
      },
      {
        path: paths.invoiceTitles,
        title: '专票资质',
        needs: 'invoices/view',
        load: async () => (await import('../features/books/invoices/TitlesPage')).TitlesPage,
      },
      {
        path: paths.statements,
        title: '对账单',
        needs: 'statements/view',
        load: async () => (await import('../features/books/statements/StatementsPage')).StatementsPage,
      },
      {
        path: paths.bank,
        title: '到账认领',
        needs: 'statements/bank',
        load: async () => (await import('../features/books/statements/BankPage')).BankPage,
      },
      {
        path: paths.credit,
        title: '账期额度',
        needs: 'statements/view',
        load: async () => (await import('../features/books/statements/CreditPage')).CreditPage,
      },
    ],
  },
  {
    title: '商品',
    pages: [
      {
        path: paths.goods,
        title: '商品',
        needs: 'goods/view',
        load: async () => (await import('../features/goods/assortment/GoodsPage')).GoodsPage,
      },
      {
        path: paths.product,
        title: '商品编辑',
        needs: 'goods/view',
        inMenu: false,
        wide: true,
        load: async () => (await import('../features/goods/editor/EditorPage')).EditorPage,
      },
      {
        path: paths.goodsGrid,
        title: '表格编辑',
        needs: 'goods/view',
        inMenu: false,
        wide: true,
        load: async () => (await import('../features/goods/grid/GridPage')).GridPage,
      },
      {
        path: paths.changeSets,
        title: '变更单',
        needs: 'goods/view',
        load: async () => (await import('../features/goods/changeSets/ChangeSetsPage')).ChangeSetsPage,
      },
      {
        path: paths.changeSet,
        title: '变更单详情',
        needs: 'goods/view',
        inMenu: false,
        load: async () => (await import('../features/goods/changeSets/ChangeSetPage')).ChangeSetPage,
      },
      {
        path: paths.shelves,
        title: '分类与品牌',
        needs: 'goods/view',
        load: async () => (await import('../features/goods/catalogDesk/ShelvesPage')).ShelvesPage,
      },
      {
        path: paths.priceBooks,
        title: '价目表',
        needs: 'goods/prices',
        load: async () => (await import('../features/goods/priceBooks/PriceBooksPage')).PriceBooksPage,
      },
      {
        path: paths.priceBook,
        title: '价目表详情',
        needs: 'goods/prices',
        inMenu: false,
        load: async () => (await import('../features/goods/priceBooks/PriceBookPage')).PriceBookPage,
      },
      {
        path: paths.pools,
        title: '商品池',
        needs: 'goods/prices',
        load: async () => (await import('../features/goods/pools/PoolsPage')).PoolsPage,
      },
      {
        path: paths.partNumbers,
        title: '物料编码',
        needs: 'goods/prices',
        load: async () => (await import('../features/goods/partNumbers/PartNumbersPage')).PartNumbersPage,
      },
      {
        path: paths.typedWords,
        title: '搜索词',
        needs: 'goods/view',
        load: async () => (await import('../features/goods/typedWords/TypedWordsPage')).TypedWordsPage,
      },
      {
        path: paths.searchWords,
        title: '同义词与去向',
        needs: 'goods/view',
        inMenu: false,
        load: async () => (await import('../features/goods/searchWords/SearchWordsPage')).SearchWordsPage,
      },
      {
        path: paths.imports,
        title: '导入',
        needs: 'goods/view',
        load: async () => (await import('../features/goods/imports/ImportsPage')).ImportsPage,
      },
      {
        path: paths.goodsImport,
        title: '导入详情',
        needs: 'goods/view',
        inMenu: false,
        load: async () => (await import('../features/goods/imports/ImportPage')).ImportPage,
      },
      {
        path: paths.stock,
        title: '库存',
        needs: 'goods/stock',
        load: async () => (await import('../features/goods/stockDesk/StockPage')).StockPage,
      },
      {
        path: paths.stockCount,
        title: '盘点',
        needs: 'goods/stock/adjust',
        inMenu: false,
        load: async () => (await import('../features/goods/stockDesk/CountSheetPage')).CountSheetPage,
      },
      {
        path: paths.stockCounts,
        title: '盘点单',
        needs: 'goods/stock',
        inMenu: false,
        load: async () => (await import('../features/goods/stockDesk/StockCountsPage')).StockCountsPage,
      },
    ],
  },
  {
    title: '客户与站点',
    pages: [
      {
        path: paths.customers,
        title: '客户',
        needs: 'customers/view',
        load: async () => (await import('../features/people/customers/CustomersPage')).CustomersPage,
      },
      {
        path: paths.customerGroups,
        title: '客户组',
        needs: 'customers/view',
        load: async () => (await import('../features/people/customers/CustomerGroupsPage')).CustomerGroupsPage,
      },
      {
        path: paths.registrations,
        title: '注册审核',
        needs: 'customers/review',
        load: async () => (await import('../features/people/registration/RegistrationsPage')).RegistrationsPage,
      },
    ],
  },
  {
    title: '系统',
    pages: [
      {
        path: paths.auditLog,
        title: '操作日志',
        needs: 'system/audit',
        load: async () => (await import('../features/ground/auditLog/AuditLogPage')).AuditLogPage,
      },
      {
        path: paths.books,
        title: '账目核对',
        needs: 'system/books',
        load: async () => (await import('../features/books/auditor/BooksPage')).BooksPage,
      },
      {
        path: paths.tasks,
        title: '后台任务',
        needs: 'system/tasks',
        load: async () => (await import('../features/people/tasks/TasksPage')).TasksPage,
      },
      {
        path: paths.letters,
        title: '未送达消息',
        needs: 'system/tasks',
        load: async () => (await import('../features/people/tasks/LettersPage')).LettersPage,
      },
      {
        path: paths.operators,
        title: '运营人员',
        needs: 'system/operators',
        load: async () => (await import('../features/people/operators/OperatorsPage')).OperatorsPage,
      },
    ],
  },
];

export const pages: readonly Page[] = groups.flatMap((group) => group.pages);

/** What somebody with these functions sees of the menu. */
export const menuFor = (held: ReadonlySet<string>): Group[] =>
  groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter((page) => isMet(page.needs, held) && page.inMenu !== false),
    }))
    .filter((group) => group.pages.length > 0);

/** The entry that a page stands under: its own, or that of the list it is a detail of. */
export const menuEntry = (menu: readonly Group[], pathname: string): string | undefined =>
  menu
    .flatMap(({ pages }) => pages.map(({ path }) => path))
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];

export const isWide = (pathname: string): boolean =>
  groups.some(({ pages }) => pages.some(({ path, wide }) => wide === true && path === pathname));
