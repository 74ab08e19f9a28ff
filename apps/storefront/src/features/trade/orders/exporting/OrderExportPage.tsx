import { taskKeptDays } from '@yigou/contract/people/tasks.terms';
import { type ExportBy, exportByLabels, exportRowsMost } from '@yigou/contract/trade/orders.exporting.terms';
import { type OrderTab, orderTabs } from '@yigou/contract/trade/orders.terms';
import { clickGuardMs, firstPaging, type PendingRequest, requestFor } from '@yigou/web-kit';
import { useId, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../../ui/Button';
import page from '../../../../ui/Page.module.css';
import { Select } from '../../../../ui/Select';
import { stay } from '../../../../ui/stay';
import { useMay } from '../../../people/accounts/shared/useMay';
import { TaskList } from '../../../people/tasks/shared/TaskList';
import { OrderFilters } from '../list/OrderFilters';
import { ExportColumns } from './ExportColumns';
import { useExportColumns } from './exportColumnsStore';
import { useExportCount, useStartExport } from './exporting.api';
import { type ExportFilter, exportPath, readExportFilter, toConditions } from './exporting.rules';
import styles from './OrderExportPage.module.css';

const tabs = Object.keys(orderTabs) as OrderTab[];
const ways = Object.keys(exportByLabels) as ExportBy[];

/** Which orders, as which rows with which columns; then a task that goes on by itself. */
export function OrderExportPage() {
  const id = useId();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const mayAll = useMay('order/allOrder');
  const asked = readExportFilter(query);
  const filter: ExportFilter = mayAll ? asked : { ...asked, scope: 'mine' };
  const { keyword, itemKey, receiver, buyer, from, to } = filter;
  const [columns, choose] = useExportColumns(filter.by);
  const go = (change: Partial<ExportFilter>) => navigate(exportPath({ ...filter, ...change }), { state: stay });
  return (
    <>
      <header className={page.listHead}>
        <h1>订单导出</h1>
        <p className={styles.note}>在后台生成 xlsx，完成后可下载 {taskKeptDays} 天</p>
      </header>
      <section className={styles.part} aria-label="导出条件">
        <h2>订单范围</h2>
        <div className={styles.choices}>
          {mayAll && (
            <span>
              <label htmlFor={`${id}-scope`}>范围</label>
              <Select
                id={`${id}-scope`}
                value={filter.scope}
                onChange={(event) => go({ scope: event.target.value === 'all' ? 'all' : 'mine' })}
              >
                <option value="mine">我的订单</option>
                <option value="all">全部订单</option>
              </Select>
            </span>
          )}
          <span>
            <label htmlFor={`${id}-tab`}>状态</label>
            <Select
              id={`${id}-tab`}
              value={filter.tab}
              onChange={(event) => go({ tab: event.target.value as OrderTab })}
            >
              {tabs.map((tab) => (
                <option key={tab} value={tab}>
                  {orderTabs[tab].label}
                </option>
              ))}
            </Select>
          </span>
        </div>
        <OrderFilters
          key={JSON.stringify([keyword, itemKey, receiver, buyer, from, to])}
          filter={{ ...filter, ...firstPaging, withHidden: false }}
          withBuyer={filter.scope === 'all'}
          onGo={go}
        />
      </section>
      <section className={styles.part} aria-label="导出内容">
        <h2>导出内容</h2>
        <div className={styles.ways} role="radiogroup" aria-label="每行内容">
          {ways.map((by) => (
            <label key={by}>
              <input type="radio" name="by" checked={filter.by === by} onChange={() => go({ by })} />
              {exportByLabels[by]}
              <small>{by === 'order' ? '一张订单一行' : '一种商品一行'}</small>
            </label>
          ))}
        </div>
        <ExportColumns by={filter.by} chosen={columns} onChoose={choose} />
      </section>
      <StartBar filter={filter} columns={columns} />
      <section className={styles.part} aria-label="我的导出">
        <h2>我的导出</h2>
        <TaskList kind="orderExport" label="导出任务" empty="暂无导出记录" />
      </section>
    </>
  );
}

type StartBarProps = { filter: ExportFilter; columns: ReturnType<typeof useExportColumns>[0] };

function StartBar({ filter, columns }: StartBarProps) {
  const { data, isPlaceholderData, isError, refetch } = useExportCount(filter);
  const start = useStartExport();
  const pending = useRef<PendingRequest>(null);
  const rows = data?.resultData.rows;
  const fault = faultOf(rows, columns.length);

  function begin() {
    const wanted = { ...toConditions(filter), columns };
    pending.current = requestFor(pending.current, wanted);
    const { requestId } = pending.current;
    // The next click is another export, even with the same conditions.
    start.mutate({ ...wanted, requestId }, { onSuccess: () => (pending.current = null) });
  }

  return (
    <div className={styles.bar}>
      <p aria-live="polite">
        {isError ? (
          <>
            行数计算失败
            <Button kind="text" onClick={() => refetch()}>
              重试
            </Button>
          </>
        ) : (
          (fault ?? `将导出 ${(rows ?? 0).toLocaleString('zh-CN')} 行，${columns.length} 列`)
        )}
      </p>
      <Button
        kind="primary"
        guardMs={clickGuardMs}
        disabled={fault !== undefined || isPlaceholderData || start.isPending}
        onClick={begin}
      >
        开始导出
      </Button>
    </div>
  );
}

/** Why nothing can be started yet. */
function faultOf(rows: number | undefined, columns: number): string | undefined {
  if (rows === undefined) return '正在计算行数…';
  if (rows === 0) return '没有符合条件的订单，请放宽条件';
  if (rows > exportRowsMost)
    return `共 ${rows.toLocaleString('zh-CN')} 行，一次最多 ${exportRowsMost.toLocaleString('zh-CN')} 行，请缩小时间范围`;
  return columns === 0 ? '请至少选择一列' : undefined;
}
