import type { CashbookTab } from '@yigou/contract/books/cashbook';
import { applicationStateLabels } from '@yigou/contract/books/invoices.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { returnStateLabels, returnTypes } from '@yigou/contract/trade/returns.terms';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApiQuery } from '../../../app/client';
import { useMay } from '../../../app/operator';
import { cashbookPath, invoicePath, returnPath } from '../../../app/paths';
import { DrawerPart } from '../../../ui/DrawerPart';
import styles from './OrderDrawer.module.css';

type OfOrder = { orderNo: string };

/** Its money, returns and invoices, as far as one may see them; each number opens its own page. */
export function OrderRelated({ order: { orderNo } }: { order: ConsoleOrder }) {
  const seesMoney = useMay('payments/transfer');
  const seesReturns = useMay('returns/view');
  const seesInvoices = useMay('invoices/view');
  return (
    <>
      {seesMoney && <Money orderNo={orderNo} tab="receipts" title="到账" />}
      {seesMoney && <Money orderNo={orderNo} tab="refunds" title="退款" />}
      {seesReturns && <Returns orderNo={orderNo} />}
      {seesInvoices && <Invoices orderNo={orderNo} />}
    </>
  );
}

type Row = { key: string; number: ReactNode; text: string; amount: number };

const Rows = ({ title, rows }: { title: string; rows: readonly Row[] }) =>
  rows.length > 0 && (
    <DrawerPart label={title}>
      <ul className={styles.related}>
        {rows.map(({ key, number, text, amount }) => (
          <li key={key}>
            <span>{number}</span>
            <span>{text}</span>
            <b>{formatYuan(amount)}</b>
          </li>
        ))}
      </ul>
    </DrawerPart>
  );

function Money({ orderNo, tab, title }: OfOrder & { tab: CashbookTab; title: string }) {
  const { data } = useApiQuery('Cashbook/GetPage', { pageSize: 50, searchKey: orderNo, reqData: { tab } });
  const rows = (data?.resultData ?? []).map(({ number, channel, state, time, amount }) => ({
    key: number,
    number: <Link to={cashbookPath({ tab, word: number })}>{number}</Link>,
    text: [paymentMethodLabels[channel], state, time.slice(0, 16)].filter(Boolean).join('，'),
    amount,
  }));
  return <Rows title={title} rows={rows} />;
}

function Returns({ orderNo }: OfOrder) {
  const { data } = useApiQuery('Return/GetPage', { pageSize: 50, searchKey: orderNo, reqData: { tab: 'all' } });
  const rows = (data?.resultData ?? []).map(({ returnId, returnNo, type, state, estimate, decided }) => ({
    key: returnNo,
    number: <Link to={returnPath(returnId)}>{returnNo}</Link>,
    text: `${returnTypes[type].label}，${returnStateLabels[state]}${decided === null ? '，金额为预计' : ''}`,
    amount: decided ?? estimate,
  }));
  return <Rows title="售后" rows={rows} />;
}

function Invoices({ orderNo }: OfOrder) {
  const { data } = useApiQuery('Invoice/GetPage', { pageSize: 50, searchKey: orderNo, reqData: { tab: 'all' } });
  const rows = (data?.resultData ?? []).map(({ applicationId, applicationNo, state, total, titleName }) => ({
    key: applicationNo,
    number: <Link to={invoicePath(applicationId)}>{applicationNo}</Link>,
    text: `${titleName}，${applicationStateLabels[state]}`,
    amount: total,
  }));
  return <Rows title="发票" rows={rows} />;
}
