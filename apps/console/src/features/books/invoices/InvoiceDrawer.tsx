import type { ConsoleApplication } from '@yigou/contract/books/invoices.console';
import { applicationStateLabels, titleTypeLabels } from '@yigou/contract/books/invoices.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { type Beside, BesideDrawer } from '../../../ui/BesideDrawer';
import { DrawerPart } from '../../../ui/DrawerPart';
import { LogList } from '../../../ui/LogList';
import { StateDot } from '../../../ui/StateDot';
import { OrderLink } from '../../trade/orders/shared/OrderLink';
import { DocList } from './DocList';
import styles from './InvoiceDrawer.module.css';
import { turnOf } from './invoice.rules';
import { useApplication } from './invoices.api';
import { NextStep } from './NextStep';
import { RedForm } from './RedForm';

type InvoiceDrawerProps = Beside & { applicationId: number };

/** The whole story beside the list, with the next step on top. */
export function InvoiceDrawer({ applicationId, ...beside }: InvoiceDrawerProps) {
  const { data, isError, refetch } = useApplication(applicationId);
  const application = data?.resultData;
  return (
    <BesideDrawer
      noun="申请"
      unit="份"
      size={600}
      {...beside}
      failed={isError}
      onRetry={refetch}
      title={
        application && (
          <>
            {application.applicationNo}
            <StateDot turn={turnOf[application.state]} tag>
              {applicationStateLabels[application.state]}
            </StateDot>
          </>
        )
      }
    >
      {application && (
        <>
          <p className={styles.note}>{application.note}</p>
          <NextStep key={application.state} application={application} />
          <Facts application={application} />
          <DocList application={application} />
          {application.duties.includes('demandRed') && <RedForm application={application} />}
          <Story application={application} />
        </>
      )}
    </BesideDrawer>
  );
}

const Facts = ({ application }: { application: ConsoleApplication }) => {
  const { title, type, customerName, applicantName, orders, total, remark } = application;
  return (
    <DrawerPart label="开票资料">
      <dl className={styles.facts}>
        <dt>企业</dt>
        <dd>
          {customerName}，{applicantName} 申请
        </dd>
        <dt>抬头</dt>
        <dd>
          {title.name} {title.taxNo}
        </dd>
        <dt>类型</dt>
        <dd>
          {titleTypeLabels[type]}，价税合计 <b>{formatYuan(total)}</b>
        </dd>
        {title.bank && (
          <>
            <dt>开户</dt>
            <dd>
              {title.bank} {title.bankAccount}，{title.address} {title.phone}
            </dd>
          </>
        )}
        <dt>交付</dt>
        <dd>{[title.email, title.mobile].filter(Boolean).join('，')}</dd>
        <dt>订单</dt>
        <dd>
          {orders.map((order) => (
            <div key={order.orderNo}>
              <OrderLink orderNo={order.orderNo} />（{formatYuan(order.total)}）
            </div>
          ))}
        </dd>
        {remark && (
          <>
            <dt>备注</dt>
            <dd>{remark}</dd>
          </>
        )}
      </dl>
    </DrawerPart>
  );
};

const Story = ({ application: { logs } }: { application: ConsoleApplication }) => (
  <DrawerPart label="记录">
    <LogList logs={logs} />
  </DrawerPart>
);
