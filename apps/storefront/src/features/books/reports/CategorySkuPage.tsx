import { rangeFault } from '@yigou/contract/books/reports.terms';
import type { CallAnswer } from '@yigou/contract/calls';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion } from '@yigou/web-kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { LinkTabs } from '../../../ui/LinkTabs';
import { Pager } from '../../../ui/Pager';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { AmountCells } from './AmountCells';
import { FigureStrip } from './FigureStrip';
import { changedQuery, readReportQuery } from './filter.rules';
import { LinesDrawer } from './LinesDrawer';
import { PeriodLegend } from './PeriodLegend';
import styles from './Report.module.css';
import { ReportBelow } from './ReportBelow';
import { ReportFilters } from './ReportFilters';
import { ReportHead } from './ReportHead';
import path from './ReportPath.module.css';
import { useCategorySku, useSkus } from './reports.api';
import { barsOf, barsOption } from './shared/bars.rules';
import { Change } from './shared/Change';
import { Chart } from './shared/Chart';
import { countText } from './shared/figures.rules';

const pageSize = 20;

export function CategorySkuPage() {
  const [query, setQuery] = useSearchParams();
  const asked = readReportQuery(query);
  const { orgId, categoryId, by, pageIndex } = asked;
  const input = { ...asked.range, ...(orgId && { orgId }), ...(categoryId && { categoryId }) };
  const { data, isLoading, isError, refetch } = useCategorySku(input);
  const report = rangeFault(asked.range) ? undefined : data?.resultData;
  const go = (change: Parameters<typeof changedQuery>[1]) => setQuery(changedQuery(query, change), { state: stay });
  const pathOf = (change: Parameters<typeof changedQuery>[1]) =>
    withQuery(paths.categorySku, [...changedQuery(query, change)]);
  return (
    <>
      <ReportHead
        report="categorySku"
        asOf={report?.asOf}
        exported={{ report: 'categorySku', by, searchKey: '', reqData: input }}
      />
      <ReportFilters asked={asked} units={report?.units} />
      {isLoading && <Skeleton height={420} />}
      {isError && <ErrorState text="报表加载失败" onRetry={() => refetch()} />}
      {report && (
        <>
          <FigureStrip {...report} of={categoryId ? { categoryId } : {}} />
          <div className={path.path}>
            <button type="button" className={styles.link} onClick={() => go({ categoryId: undefined })}>
              全部品类
            </button>
            {report.path.map(({ id, name }) => (
              <span key={id}>
                ›{' '}
                <button type="button" className={styles.link} onClick={() => go({ categoryId: id })}>
                  {name}
                </button>
              </span>
            ))}
            <PeriodLegend {...report} />
          </div>
          {report.rows.length === 0 && <EmptyState title="所选期间没有采购" />}
          {report.rows.length > 0 && (
            <>
              <CategoryChart report={report} />
              <LinkTabs
                label="按品类或商品"
                current={by}
                tabs={[
                  { key: 'category', label: '按品类', to: pathOf({ by: undefined }) },
                  { key: 'sku', label: '按商品', to: pathOf({ by: 'sku' }) },
                ]}
              />
              {by === 'category' ? (
                <CategoryTable report={report} current={categoryId} onOpen={(id) => go({ categoryId: id })} />
              ) : (
                <SkuTable
                  input={{ pageIndex, pageSize, reqData: input }}
                  pathOf={(index) => pathOf({ pageIndex: index })}
                />
              )}
            </>
          )}
          <ReportBelow />
        </>
      )}
      {report && asked.lines && <LinesDrawer asked={asked} lines={asked.lines} />}
    </>
  );
}

type Report = CallAnswer<'Report/CategorySku'>['resultData'];

function CategoryChart({ report: { rows } }: { report: Report }) {
  const bars = useMemo(() => barsOf(rows), [rows]);
  const option = useMemo(() => barsOption(bars), [bars]);
  const words = bars.map(({ name, now }) => `${name} ${plainYuan(now)} 元`).join('，');
  return <Chart label={`各品类净额：${words}`} height={220} option={option} />;
}

type CategoryTableProps = { report: Report; current: number | undefined; onOpen: (categoryId: number) => void };

const CategoryTable = ({ report: { rows }, current, onOpen }: CategoryTableProps) => (
  <ScrollRegion label="品类采购额" className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.text}>
            品类
          </th>
          <th scope="col">SKU 数</th>
          <th scope="col">数量</th>
          <th scope="col">采购额（元）</th>
          <th scope="col">退款（元）</th>
          <th scope="col">净额（元）</th>
          <th scope="col">占比</th>
          <th scope="col">较上期</th>
          <th scope="col">较去年同期</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ categoryId, name, skuCount, figures, share, beforeNet, yearAgoNet }) => (
          <tr key={categoryId}>
            <th scope="row" className={styles.name}>
              {categoryId === current ? (
                name
              ) : (
                <button type="button" className={styles.link} onClick={() => onOpen(categoryId)}>
                  {name}
                </button>
              )}
            </th>
            <td>{countText(skuCount)}</td>
            <td>{countText(figures.qty - figures.refundQty)}</td>
            <AmountCells
              figures={figures}
              name={name}
              of={{ categoryId, ...(categoryId === current && { categoryOnly: true }) }}
            />
            <td>{share.toFixed(1)}%</td>
            <td>
              <Change now={figures.net} before={beforeNet} />
            </td>
            <td>
              <Change now={figures.net} before={yearAgoNet} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

type SkuTableProps = { input: Parameters<typeof useSkus>[0]; pathOf: (pageIndex: number) => string };

function SkuTable({ input, pathOf }: SkuTableProps) {
  const { data, isPending, isError, refetch } = useSkus(input, true);
  if (isPending) return <Skeleton height={320} />;
  if (isError) return <ErrorState text="商品加载失败" onRetry={() => refetch()} />;
  return (
    <>
      <ScrollRegion label="商品采购额" className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.text}>
                商品
              </th>
              <th scope="col" className={styles.text}>
                供应商
              </th>
              <th scope="col">数量</th>
              <th scope="col">采购额（元）</th>
              <th scope="col">退款（元）</th>
              <th scope="col">净额（元）</th>
              <th scope="col">占比</th>
              <th scope="col">较上期</th>
            </tr>
          </thead>
          <tbody>
            {data.resultData.map(({ skuId, name, spec, skuNo, supplierName, unit, figures, share, beforeNet }) => (
              <tr key={skuId}>
                <th scope="row" className={styles.name} title={`${name} ${spec}`}>
                  {name}
                  <small>
                    {skuNo} {spec}
                  </small>
                </th>
                <td className={styles.text}>{supplierName}</td>
                <td>
                  {countText(figures.qty - figures.refundQty)} {unit}
                </td>
                <AmountCells figures={figures} name={name} of={{ skuId }} />
                <td>{share.toFixed(1)}%</td>
                <td>
                  <Change now={figures.net} before={beforeNet} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Pager
        pageIndex={input.pageIndex ?? 1}
        pageSize={input.pageSize ?? pageSize}
        totalCount={data.totalCount}
        pathOf={pathOf}
      />
    </>
  );
}
