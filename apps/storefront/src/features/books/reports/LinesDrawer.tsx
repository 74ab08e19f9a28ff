import type { ReportLine } from '@yigou/contract/books/reports';
import { reportBasis } from '@yigou/contract/books/reports.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion } from '@yigou/web-kit';
import { Link, useSearchParams } from 'react-router';
import { orderPath, returnPath } from '../../../app/paths';
import { Dialog, DialogBody } from '../../../ui/Dialog';
import { ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { changedQuery, type LinesQuery, type ReportQuery } from './filter.rules';
import styles from './LinesDrawer.module.css';
import table from './Report.module.css';
import { ReportFiles } from './ReportBelow';
import { ExportButton } from './ReportHead';
import { useLines } from './reports.api';
import { countText } from './shared/figures.rules';

const pageSize = 100;

/** The lines behind a figure, and their sum as an equation. */
export function LinesDrawer({ asked, lines }: { asked: Pick<ReportQuery, 'range' | 'orgId'>; lines: LinesQuery }) {
  const [query, setQuery] = useSearchParams();
  const pageIndex = Number(query.get('linesPage')) || 1;
  const { title, ...more } = lines;
  const reqData = { ...asked.range, ...(asked.orgId && { orgId: asked.orgId }), ...more };
  const { data, isPending, isError, refetch } = useLines({ pageIndex, pageSize, reqData });
  const close = () => setQuery(changedQuery(query, { lines: undefined, linesPage: undefined }), { state: stay });
  const turn = (to: number) =>
    setQuery(changedQuery(query, { lines: query.get('lines') ?? '', linesPage: to }), { state: stay });
  return (
    <Dialog side title={`${title}的组成明细`} onClose={close}>
      {() => (
        <DialogBody>
          {isPending && <Skeleton height={320} />}
          {isError && <ErrorState text="明细加载失败" onRetry={() => refetch()} />}
          {data && (
            <>
              <div className={styles.sum}>
                <Part title={`采购额 · ${countText(data.sums.lines)} 行`} amount={data.sums.amount} />
                <i>−</i>
                <Part title={`退款 · ${countText(data.sums.refundLines)} 行`} amount={data.sums.refund} />
                <i>=</i>
                <Part title="净额" amount={data.sums.net} />
                <Agreement rows={data.resultData} totalCount={data.totalCount} net={data.sums.net} />
              </div>
              <div className={styles.bar}>
                <span>
                  {asked.range.from} 至 {asked.range.to}，共 {countText(data.totalCount)} 行
                </span>
                <ExportButton exported={{ report: 'lines', searchKey: '', reqData }} text="导出这些行" />
              </div>
              <LineTable rows={data.resultData} oneYear={asked.range.from.slice(0, 4) === asked.range.to.slice(0, 4)} />
              {data.totalCount > pageSize && (
                <nav className={styles.pages} aria-label="明细分页">
                  <button type="button" disabled={pageIndex <= 1} onClick={() => turn(pageIndex - 1)}>
                    上一页
                  </button>
                  {pageIndex} / {Math.ceil(data.totalCount / pageSize)}
                  <button
                    type="button"
                    disabled={pageIndex * pageSize >= data.totalCount}
                    onClick={() => turn(pageIndex + 1)}
                  >
                    下一页
                  </button>
                </nav>
              )}
              <p className={table.basis}>{reportBasis}</p>
              <ReportFiles />
            </>
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

const Part = ({ title, amount }: { title: string; amount: number }) => (
  <span>
    <small>{title}</small>
    <b>{plainYuan(amount)}</b>
  </span>
);

/** Said only where all of it is on the screen. */
function Agreement({ rows, totalCount, net }: { rows: readonly ReportLine[]; totalCount: number; net: number }) {
  if (rows.length < totalCount) return null;
  const sum = rows.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  return sum === Math.round(net * 100) ? (
    <em>与报表数字一致</em>
  ) : (
    <em data-bad>与报表数字相差 {plainYuan(net - sum / 100)}，请刷新</em>
  );
}

const LineTable = ({ rows, oneYear }: { rows: readonly ReportLine[]; oneYear: boolean }) => (
  <ScrollRegion label="明细" className={table.scroll}>
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col" className={table.text}>
            时间
          </th>
          <th scope="col" className={table.text}>
            订单 / 售后单
          </th>
          <th scope="col" className={table.text}>
            商品
          </th>
          <th scope="col">数量</th>
          <th scope="col">单价（元）</th>
          <th scope="col">金额（元）</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.orderId}/${row.lineNo}/${row.kind}/${row.time}`} data-kind={row.kind}>
            <td className={table.text}>{row.time.slice(oneYear ? 5 : 0, 16)}</td>
            <td className={table.text}>
              {row.returnId ? (
                <Link className={table.link} to={returnPath(row.returnId)}>
                  {row.returnNo}
                </Link>
              ) : (
                <Link className={table.link} to={orderPath(row.orderId)}>
                  {row.orderNo}
                </Link>
              )}
            </td>
            <td className={table.name} title={`${row.name} ${row.spec}`}>
              {row.kind === 'refund' && (row.returnId ? '退货 · ' : '缺货关闭 · ')}
              {row.name}
              <small>
                {row.skuNo} · {row.userName} · {row.orgName}
              </small>
            </td>
            <td>
              {countText(row.qty)} {row.unit}
            </td>
            <td>{plainYuan(row.price)}</td>
            <td>{plainYuan(row.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
