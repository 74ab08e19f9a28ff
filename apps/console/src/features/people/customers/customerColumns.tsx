import { plainYuan } from '@yigou/contract/ground/money';
import type { CustomerRow } from '@yigou/contract/people/customers.console';
import { countedOrderDays, customerStandingLabels } from '@yigou/contract/people/customers.terms';
import { StateDot } from '../../../ui/StateDot';
import styles from './CustomersPage.module.css';
import { turnOf } from './customers.rules';
import { GroupTags } from './shared/GroupTags';

/** `beside`: what stays while the drawer is open. */
export const customerColumns = [
  {
    title: '采购企业',
    beside: true,
    render: (_: unknown, row: CustomerRow) => (
      <>
        <a href={`#/customers?customerId=${row.customerId}`} onClick={(event) => event.preventDefault()}>
          {row.customerName}
        </a>
        <small className={styles.sub}>{row.taxNo}</small>
      </>
    ),
  },
  {
    title: '客户组',
    beside: false,
    render: (_: unknown, row: CustomerRow) => <GroupTags groups={row.groups} />,
  },
  {
    title: '联系人',
    beside: false,
    className: styles.short,
    render: (_: unknown, row: CustomerRow) => (
      <>
        {row.contactName}
        <small className={styles.sub}>{row.contactMobile}</small>
      </>
    ),
  },
  {
    title: '注册时间',
    beside: false,
    className: styles.short,
    render: (_: unknown, row: CustomerRow) => row.registerTime.slice(0, 10),
  },
  {
    title: '人员',
    beside: false,
    align: 'right' as const,
    render: (_: unknown, row: CustomerRow) => row.peopleCount,
  },
  {
    title: '账期额度（元）',
    beside: false,
    align: 'right' as const,
    className: styles.short,
    render: (_: unknown, { credit }: CustomerRow) =>
      credit ? (
        <>
          {plainYuan(credit.limit)}
          <small className={styles.sub}>已用 {plainYuan(credit.used)}</small>
        </>
      ) : (
        '未开通'
      ),
  },
  {
    title: '最近下单',
    beside: true,
    className: styles.short,
    render: (_: unknown, row: CustomerRow) => (
      <>
        {row.lastOrderDay || '从未下单'}
        {row.lastOrderDay && (
          <small className={styles.sub}>
            近 {countedOrderDays} 天 {row.orderCount} 单
          </small>
        )}
      </>
    ),
  },
  {
    title: '状态',
    beside: true,
    render: (_: unknown, row: CustomerRow) => (
      <StateDot turn={turnOf[row.standing]}>{customerStandingLabels[row.standing]}</StateDot>
    ),
  },
];
