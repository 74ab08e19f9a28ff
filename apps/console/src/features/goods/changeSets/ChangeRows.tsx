import {
  type ChangeRow,
  type ChangeRowTab,
  type ChangeSetModel,
  changeRowTabs,
} from '@yigou/contract/goods/changeSets.console';
import { changeRowStateLabels, releaseHitLabels } from '@yigou/contract/goods/changeSets.terms';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../../app/paths';
import { ListTable } from '../../../ui/ListTable';
import { StateDot } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import styles from './ChangeSets.module.css';
import { percentText } from './changeSet.rules';
import { useChangeRows, useDropRows } from './changeSets.api';

const isTab = (text: string): text is ChangeRowTab => Object.hasOwn(changeRowTabs, text);

/** The rows of a set, what moves most first. */
export function ChangeRows({ set: { changeSetId, actions, priceUp, priceDown } }: { set: ChangeSetModel }) {
  const { filter, paging, go } = useListQuery(['changeSetId', 'tab', 'word'] as const);
  const [picked, setPicked] = useState<number[]>([]);
  const drop = useDropRows();
  const first = priceUp + priceDown > 0 ? 'largest' : 'all';
  const tab = isTab(filter.tab) ? filter.tab : first;
  const page = useChangeRows({ ...paging, searchKey: filter.word, reqData: { changeSetId, tab } });
  const { data } = page;
  const rows = data?.resultData ?? [];
  const chosen = picked.filter((rowNo) => rows.some((row) => row.rowNo === rowNo));
  const tabs = (Object.keys(changeRowTabs) as ChangeRowTab[]).filter(
    (key) => key === tab || key === 'all' || (data?.tabCounts[key] ?? 0) > 0,
  );
  return (
    <section className={styles.card} aria-label="变更的行">
      <TabRow
        label="变更的行"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: changeRowTabs[key], count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key })}
      />
      <div className={styles.filters}>
        <WordSearch label="商品编号或名称" word={filter.word} onSearch={(word) => go({ word })} />
        {actions.includes('dropRows') && chosen.length > 0 && (
          <Button
            loading={drop.isPending}
            onClick={() => drop.mutate({ changeSetId, rowNos: chosen }, { onSuccess: () => setPicked([]) })}
          >
            去掉选中的 {chosen.length} 行
          </Button>
        )}
      </div>
      <ListTable<ChangeRow>
        noun="变更的行"
        query={page}
        paging={paging}
        unit="行"
        onGo={go}
        rowKey="rowNo"
        empty="没有符合条件的行"
        rowClassName={({ hit }) => (hit === 'belowCost' ? (styles.bad ?? '') : hit ? (styles.warn ?? '') : '')}
        {...(actions.includes('dropRows') && {
          rowSelection: { selectedRowKeys: chosen, onChange: (keys: React.Key[]) => setPicked(keys.map(Number)) },
        })}
        columns={columns}
      />
    </section>
  );
}

const columns = [
  {
    title: '商品',
    render: (_: unknown, { label, productName, productId }: ChangeRow) => (
      <>
        {productId && productName ? <Link to={productPath(productId)}>{productName}</Link> : productName || label}
        {productName !== '' && productName !== label && <small className={styles.sub}>{label}</small>}
      </>
    ),
  },
  { title: '字段', width: 92, render: (_: unknown, { fieldLabel }: ChangeRow) => fieldLabel },
  {
    title: '前 → 后',
    render: (_: unknown, { beforeText, afterText }: ChangeRow) => (
      <>
        {beforeText && <del className={styles.before}>{beforeText}</del>} {afterText ? <b>{afterText}</b> : '清空'}
      </>
    ),
  },
  {
    title: '变动',
    width: 76,
    align: 'right' as const,
    render: (_: unknown, { percent }: ChangeRow) => percent !== null && percentText(percent),
  },
  {
    title: '规则与状态',
    width: 116,
    render: (_: unknown, { hit, state, why }: ChangeRow) => (
      <>
        {hit && (
          <StateDot turn={hit === 'belowCost' ? 'bad' : 'them'} tag>
            {releaseHitLabels[hit]}
          </StateDot>
        )}{' '}
        {state !== 'waiting' && (
          <StateDot turn={state === 'skipped' ? 'bad' : state === 'applied' ? 'ok' : 'off'}>
            {changeRowStateLabels[state]}
          </StateDot>
        )}
        {why && <small className={styles.sub}>{why}</small>}
      </>
    ),
  },
];
