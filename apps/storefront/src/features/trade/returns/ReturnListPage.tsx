import { type ReturnTab, returnTabs } from '@yigou/contract/trade/returns.terms';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkTabs } from '../../../ui/LinkTabs';
import { stay } from '../../../ui/stay';
import { type ReturnFilter, readReturnFilter, returnListPath } from './filter.rules';
import { ReturnFilters } from './ReturnFilters';
import { ReturnList } from './ReturnList';
import styles from './ReturnListPage.module.css';
import { useReturnPage } from './returns.api';

/** Of what is over nobody counts the pieces every day. */
const quiet: readonly ReturnTab[] = ['all', 'completed', 'ended'];

export function ReturnListPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readReturnFilter(query);
  const page = useReturnPage(filter);
  const go = (change: Partial<ReturnFilter>) =>
    navigate(returnListPath({ ...filter, pageIndex: 1, ...change }), { state: stay });
  const { keyword, type, from, to } = filter;
  return (
    <>
      <header className={styles.head}>
        <h1>售后服务</h1>
      </header>
      <LinkTabs
        label="售后状态"
        current={filter.tab}
        tabs={(Object.keys(returnTabs) as ReturnTab[]).map((key) => ({
          key,
          label: returnTabs[key].label,
          to: returnListPath({ ...filter, tab: key, pageIndex: 1 }),
          count: page.data?.tabCounts[key],
          quiet: quiet.includes(key),
        }))}
      />
      <ReturnFilters key={JSON.stringify([keyword, type, from, to])} filter={filter} onGo={go} />
      <ReturnList filter={filter} page={page} onGo={go} />
    </>
  );
}
