import { plainYuan } from '@yigou/contract/ground/money';
import type { Customer } from '@yigou/contract/people/customers.console';
import { customerStandingLabels } from '@yigou/contract/people/customers.terms';
import { PictureRow } from '@yigou/web-kit';
import { type Beside, BesideDrawer } from '../../../ui/BesideDrawer';
import { DrawerPart } from '../../../ui/DrawerPart';
import { LogList } from '../../../ui/LogList';
import { StateDot } from '../../../ui/StateDot';
import { fetchFile } from '../../ground/files/shared/files.api';
import { CustomerPeople } from './CustomerPeople';
import styles from './CustomersPage.module.css';
import { useCustomer } from './customers.api';
import { turnOf } from './customers.rules';
import { StandingForm } from './StandingForm';
import { GroupTags } from './shared/GroupTags';

type CustomerDrawerProps = Beside & { customerId: number };

/** Who they are, who works there, and what happened to them here. */
export function CustomerDrawer({ customerId, ...beside }: CustomerDrawerProps) {
  const { data, isError, refetch } = useCustomer(customerId);
  const customer = data?.resultData;
  return (
    <BesideDrawer
      noun="客户"
      unit="家"
      size={560}
      {...beside}
      failed={isError}
      onRetry={refetch}
      title={
        customer && (
          <>
            {customer.customerName}
            <StateDot turn={turnOf[customer.standing]} tag>
              {customerStandingLabels[customer.standing]}
            </StateDot>
          </>
        )
      }
    >
      {customer && (
        <>
          <Facts customer={customer} />
          <CustomerPeople customerId={customerId} />
          <DrawerPart label="经过">
            <LogList logs={customer.story} />
            {customer.story.length === 0 && '暂无记录'}
          </DrawerPart>
          <StandingForm key={customer.standing} customer={customer} />
        </>
      )}
    </BesideDrawer>
  );
}

const Facts = ({ customer }: { customer: Customer }) => (
  <section aria-label="企业资料" className={styles.intro}>
    <dl className={styles.facts}>
      <dt>税号</dt>
      <dd>{customer.taxNo}</dd>
      <dt>联系人</dt>
      <dd>{[customer.contactName, customer.contactMobile, customer.contactEmail].filter(Boolean).join('，') || '—'}</dd>
      <dt>客户组</dt>
      <dd>{customer.groups.length > 0 ? <GroupTags groups={customer.groups} /> : '—'}</dd>
      <dt>账期额度</dt>
      <dd>{creditText(customer)}</dd>
      <dt>最近下单</dt>
      <dd>{customer.lastOrderDay ? `${customer.lastOrderDay}，近 90 天 ${customer.orderCount} 单` : '从未下单'}</dd>
      <dt>注册时间</dt>
      <dd>{customer.registerTime.slice(0, 16)}</dd>
      {customer.disabledReason && (
        <>
          <dt>停用原因</dt>
          <dd>{customer.disabledReason}</dd>
        </>
      )}
    </dl>
    <PictureRow
      pictures={customer.licence ? [customer.licence] : []}
      label="营业执照"
      load={fetchFile}
      className={styles.pictures}
    />
  </section>
);

const creditText = ({ credit }: Customer): string =>
  credit
    ? `${plainYuan(credit.limit)} 元，已用 ${plainYuan(credit.used)} 元，月结 ${credit.termDays} 天`
    : '未开通，先款后货';
