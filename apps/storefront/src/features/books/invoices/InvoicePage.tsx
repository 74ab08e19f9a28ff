import { useNavigate, useSearchParams } from 'react-router';
import { LinkTabs } from '../../../ui/LinkTabs';
import { stay } from '../../../ui/stay';
import { Applications } from './Applications';
import styles from './InvoicePage.module.css';
import { type InvoiceFilter, type InvoiceTab, invoiceListPath, invoiceTabs, readInvoiceFilter } from './invoice.rules';
import { useApplicationPage } from './invoices.api';
import { OrderChoice } from './OrderChoice';
import { TitleList } from './TitleList';

export function InvoicePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readInvoiceFilter(query);
  const { data } = useApplicationPage({ pageSize: 10 });
  const go = (change: Partial<InvoiceFilter>) =>
    navigate(invoiceListPath({ ...filter, pageIndex: 1, ...change }), { state: stay });
  const tabPath = (tab: InvoiceTab) => invoiceListPath({ ...readInvoiceFilter(new URLSearchParams()), tab });
  return (
    <>
      <header className={styles.head}>
        <h1>发票管理</h1>
      </header>
      <LinkTabs
        label="发票管理"
        current={filter.tab}
        tabs={(Object.keys(invoiceTabs) as InvoiceTab[]).map((key) => ({
          key,
          label: invoiceTabs[key],
          to: tabPath(key),
          count: key === 'applications' ? data?.tabCounts.mine : 0,
        }))}
      />
      {filter.tab === 'orders' && <OrderChoice key={filter.orderId} filter={filter} onGo={go} />}
      {filter.tab === 'applications' && <Applications filter={filter} onGo={go} />}
      {filter.tab === 'titles' && <TitleList />}
    </>
  );
}
