import type { CountedRow, CountHead } from '@yigou/contract/goods/stock.console';
import { stockCountRowLabels, stockCountSourceLabels, stockCountStateLabels } from '@yigou/contract/goods/stock.terms';
import { firstPaging } from '@yigou/web-kit';
import { Checkbox, Progress } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { stockPath } from '../../../app/paths';
import { type Beside, BesideDrawer } from '../../../ui/BesideDrawer';
import { DrawerPart } from '../../../ui/DrawerPart';
import { ListTable } from '../../../ui/ListTable';
import { StateDot } from '../../../ui/StateDot';
import styles from './Stock.module.css';
import { useCount, useCountRows } from './stock.api';
import { number } from './stockColumns';
import { signed } from './stockFilter.rules';

type CountDrawerProps = Beside & { countId: number };

/** One count with all its rows, and how far it is posted. */
export function CountDrawer({ countId, ...beside }: CountDrawerProps) {
  const { data, isError, refetch } = useCount(countId);
  const count = data?.resultData;
  return (
    <BesideDrawer
      noun="盘点单"
      unit="张"
      size={600}
      {...beside}
      failed={isError}
      onRetry={refetch}
      title={
        count && (
          <>
            {count.countNo}
            <StateDot turn={count.state === 'posted' ? 'ok' : 'way'} tag>
              {stockCountStateLabels[count.state]}
            </StateDot>
          </>
        )
      }
    >
      {count && (
        <>
          <Facts count={count} />
          <Rows key={count.state} countId={countId} />
        </>
      )}
    </BesideDrawer>
  );
}

const Facts = ({ count }: { count: CountHead }) => (
  <>
    <dl className={styles.facts}>
      <dt>来源</dt>
      <dd>{count.fileName || stockCountSourceLabels[count.source]}</dd>
      <dt>原因</dt>
      <dd>{count.reason}</dd>
      <dt>操作人</dt>
      <dd>
        {count.who}，{count.time}
      </dd>
      <dt>差异</dt>
      <dd>
        盘盈 {number(count.more)}，盘亏 {number(count.fewer)}
      </dd>
    </dl>
    {count.state === 'posting' && (
      <Progress
        percent={Math.floor((count.doneCount / count.rowCount) * 100)}
        format={() => `${number(count.doneCount)} / ${number(count.rowCount)}`}
        aria-label="过账进度"
      />
    )}
  </>
);

function Rows({ countId }: { countId: number }) {
  const [paging, setPaging] = useState(firstPaging);
  const [onlyDifferences, setOnly] = useState(false);
  const page = useCountRows({ ...paging, reqData: { countId, onlyDifferences } });
  return (
    <DrawerPart label="盘点的商品">
      <Checkbox
        className={styles.only ?? ''}
        checked={onlyDifferences}
        onChange={({ target }) => {
          setOnly(target.checked);
          setPaging({ ...paging, pageIndex: 1 });
        }}
      >
        只看有差异的
      </Checkbox>
      <ListTable<CountedRow>
        noun="盘点的商品"
        query={page}
        paging={paging}
        unit="个"
        empty="没有差异"
        rowKey="rowNo"
        onGo={(change) => setPaging({ ...paging, pageIndex: 1, ...change })}
        columns={columns}
      />
    </DrawerPart>
  );
}

const columns = [
  {
    title: '商品',
    render: (_: unknown, { skuId, skuNo, name, specs }: CountedRow) => (
      <>
        <Link to={stockPath({ skuId: String(skuId) })}>{skuNo}</Link>
        <small className={styles.sub}>{[name, specs].filter(Boolean).join('，')}</small>
      </>
    ),
  },
  { title: '账面', align: 'right' as const, width: 64, render: (_: unknown, row: CountedRow) => number(row.booked) },
  { title: '实盘', align: 'right' as const, width: 64, render: (_: unknown, row: CountedRow) => number(row.found) },
  {
    title: '差异',
    align: 'right' as const,
    width: 64,
    render: (_: unknown, { booked, found }: CountedRow) => signed(found - booked),
  },
  {
    title: '在库变化',
    align: 'right' as const,
    width: 120,
    render: (_: unknown, { before, after, state, why }: CountedRow) =>
      before === null || after === null ? (
        <span className={styles.low} title={why}>
          {stockCountRowLabels[state]}
          {why && <small>{why}</small>}
        </span>
      ) : (
        `${number(before)} → ${number(after)}`
      ),
  },
];
