import { rangeFault } from '@yigou/contract/books/reports.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion } from '@yigou/web-kit';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { Pager } from '../../../ui/Pager';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { AmountCells } from './AmountCells';
import { FigureStrip } from './FigureStrip';
import { changedQuery, readReportQuery } from './filter.rules';
import { LinesDrawer } from './LinesDrawer';
import styles from './Report.module.css';
import { ReportBelow } from './ReportBelow';
import { ReportFilters } from './ReportFilters';
import { ReportHead } from './ReportHead';
import { useUserSku } from './reports.api';
import views from './SavedViews.module.css';
import { countText } from './shared/figures.rules';

const pageSize = 20;

export function UserSkuPage() {
  const [query, setQuery] = useSearchParams();
  const asked = readReportQuery(query);
  const { orgId, keyword, pageIndex } = asked;
  const reqData = { ...asked.range, ...(orgId && { orgId }) };
  const { data: page, isLoading, isError, refetch } = useUserSku({ pageIndex, pageSize, searchKey: keyword, reqData });
  const data = rangeFault(asked.range) ? undefined : page;
  return (
    <>
      <ReportHead
        report="userSku"
        asOf={data?.head.asOf}
        exported={{ report: 'userSku', searchKey: keyword, reqData }}
      />
      <ReportFilters asked={asked} units={data?.head.units} />
      {isLoading && <Skeleton height={420} />}
      {isError && <ErrorState text="报表加载失败" onRetry={() => refetch()} />}
      {data && (
        <>
          <FigureStrip {...data.head} of={{}} />
          <WordSearch
            key={keyword}
            word={keyword}
            onSearch={(word) => setQuery(changedQuery(query, { keyword: word }), { state: stay })}
          />
          {data.resultData.length === 0 ? (
            <EmptyState title={keyword ? '没有符合条件的人员或商品' : '所选期间没有采购'} />
          ) : (
            <UserTable rows={data.resultData} />
          )}
          <Pager
            pageIndex={pageIndex}
            pageSize={pageSize}
            totalCount={data.totalCount}
            pathOf={(index) => withQuery(paths.userSku, [...changedQuery(query, { pageIndex: index })])}
          />
          <ReportBelow />
        </>
      )}
      {data && asked.lines && <LinesDrawer asked={asked} lines={asked.lines} />}
    </>
  );
}

function WordSearch({ word, onSearch }: { word: string; onSearch: (word: string) => void }) {
  const [text, setText] = useState(word);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <form className={views.save} onSubmit={submit}>
      <input
        aria-label="人员或商品"
        placeholder="人员、商品名称或编号"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">查询</Button>
      {word && (
        <Button kind="text" onClick={() => onSearch('')}>
          重置
        </Button>
      )}
    </form>
  );
}

type Rows = NonNullable<ReturnType<typeof useUserSku>['data']>['resultData'];

const UserTable = ({ rows }: { rows: Rows }) => (
  <ScrollRegion label="人员采购明细" className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.text}>
            人员
          </th>
          <th scope="col" className={styles.text}>
            组织
          </th>
          <th scope="col" className={styles.text}>
            商品
          </th>
          <th scope="col">数量</th>
          <th scope="col">均价（元）</th>
          <th scope="col">采购额（元）</th>
          <th scope="col">退款（元）</th>
          <th scope="col">净额（元）</th>
          <th scope="col">占比</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ({ accountId, userName, orgId, orgName, skuId, name, spec, skuNo, unit, averagePrice, figures, share }) => (
            <tr key={`${accountId}/${orgId}/${skuId}`}>
              <th scope="row" className={styles.text}>
                {userName}
              </th>
              <td className={styles.text}>{orgName}</td>
              <td className={styles.name} title={`${name} ${spec}`}>
                {name}
                <small>
                  {skuNo} {spec}
                </small>
              </td>
              <td>
                {countText(figures.qty - figures.refundQty)} {unit}
              </td>
              <td>{plainYuan(averagePrice)}</td>
              <AmountCells
                figures={figures}
                name={`${userName} ${name}`}
                of={{ accountId, orgId, selfOnly: true, skuId }}
              />
              <td>{share.toFixed(1)}%</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  </ScrollRegion>
);
