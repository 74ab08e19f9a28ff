import type { StatementEntry } from '@yigou/contract/books/statements.model';
import { type EntryKind, entryKindLabels } from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { firstPaging, type Paging, readPaging, ScrollRegion } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { useNavigate, useSearchParams } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { LinkTabs } from '../../../ui/LinkTabs';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import table from '../../../ui/Table.module.css';
import styles from './CheckList.module.css';
import { EntryNumber } from './EntryNumber';
import { useUnbilled } from './statements.api';

type Filter = Paging & { kind: EntryKind | ''; word: string };

const pathOf = (filter: Filter): string => {
  const given = Object.entries(filter).filter(
    ([name, value]) => value !== '' && value !== firstPaging[name as keyof Paging],
  );
  return given.length > 0 ? withQuery(paths.waitCheck, Object.fromEntries(given)) : paths.waitCheck;
};

/** What will stand in the next statement, as it comes in. */
export function WaitCheckPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = query.get('kind') ?? '';
  const kind = Object.hasOwn(entryKindLabels, wanted) ? (wanted as EntryKind) : '';
  const word = (query.get('word') ?? '').trim().slice(0, 100);
  const filter: Filter = { kind, word, ...readPaging(query) };
  const { pageIndex, pageSize } = filter;
  const reqData = kind ? { kind } : {};
  const { data, isPending, refetch } = useUnbilled({ pageIndex, pageSize, searchKey: word, reqData });
  const go = (change: Partial<Filter>) => navigate(pathOf({ ...filter, ...change }), { state: stay });
  return (
    <>
      <header className={styles.head}>
        <h1>待对账</h1>
        <p>
          账期支付的订单，收货后一分钟内列入待对账
          {data && `，${data.unbilled.cutTime} 截账，计入 ${data.unbilled.period} 对账单；之后发生的计入下一张`}。
        </p>
      </header>
      {data && (
        <dl className={styles.sums} aria-label="期初到现在">
          <Sum label="期初未付（元）" yuan={data.unbilled.opening} />
          <Sum label="待对账合计（元）" yuan={data.unbilled.sum} />
          <Sum label="当前应付（元）" yuan={data.unbilled.opening + data.unbilled.sum} />
          {data.unbilled.credit && <Sum label="可用额度（元）" yuan={data.unbilled.credit.available} />}
        </dl>
      )}
      <LinkTabs
        label="类型"
        current={kind || 'all'}
        tabs={[
          { key: 'all', label: '全部', to: pathOf({ ...filter, kind: '', pageIndex: 1 }) },
          ...(Object.keys(entryKindLabels) as EntryKind[]).map((key) => ({
            key,
            label: entryKindLabels[key],
            to: pathOf({ ...filter, kind: key, pageIndex: 1 }),
          })),
        ]}
      />
      <form
        key={word}
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          const said = new FormData(event.currentTarget).get('word');
          go({ word: String(said ?? '').trim(), pageIndex: 1 });
        }}
      >
        <label>
          单号或商品
          <input name="word" maxLength={100} defaultValue={word} />
        </label>
        <Button type="submit" kind="primary">
          查询
        </Button>
        {word && <Button onClick={() => go({ word: '', pageIndex: 1 })}>清除</Button>}
      </form>
      {isPending && <Skeleton height={320} />}
      {!isPending && !data && <ErrorState text="待对账加载失败" onRetry={() => refetch()} />}
      {data?.totalCount === 0 && (
        <EmptyState title={word || kind ? '没有符合条件的明细' : '暂无待对账明细'}>
          <ButtonLink to={paths.checkList}>查看对账单</ButtonLink>
        </EmptyState>
      )}
      {data && data.totalCount > 0 && (
        <>
          <ScrollRegion>
            <table className={`${styles.table} ${table.cards}`}>
              <thead>
                <tr>
                  <th scope="col">日期</th>
                  <th scope="col">类型</th>
                  <th scope="col">单号</th>
                  <th scope="col">摘要</th>
                  <th scope="col" data-money>
                    发生额（元）
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.resultData.map((entry) => (
                  <Row key={entry.entryId} entry={entry} />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
          <ListPagination {...filter} totalCount={data.totalCount} unit="行" onGo={go} />
        </>
      )}
    </>
  );
}

const Sum = ({ label, yuan }: { label: string; yuan: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{plainYuan(yuan)}</dd>
  </div>
);

const Row = ({ entry }: { entry: StatementEntry }) => (
  <tr>
    <td data-label="日期">{entry.time.slice(0, 16)}</td>
    <td data-label="类型">{entryKindLabels[entry.kind]}</td>
    <td data-label="单号">
      <EntryNumber entry={entry} />
    </td>
    <td data-label="摘要">
      {entry.summary}
      {entry.qty !== null && entry.price !== null && (
        <small>
          {plainYuan(entry.price)} × {entry.qty}
        </small>
      )}
    </td>
    <td data-money data-label="发生额">
      {plainYuan(entry.amount)}
    </td>
  </tr>
);
