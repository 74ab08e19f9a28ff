import { type ChangeSetHead, type ChangeSetTab, changeSetTabs } from '@yigou/contract/goods/changeSets.console';
import { changeSetStateLabels, changeSourceLabels } from '@yigou/contract/goods/changeSets.terms';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { changeSetPath } from '../../../app/paths';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { SavedViews } from '../../people/views/shared/SavedViews';
import styles from './ChangeSets.module.css';
import { turnOf } from './changeSet.rules';
import { useChangeSetPage } from './changeSets.api';
import { HitTags } from './HitTags';
import { ReleaseRulesBox } from './ReleaseRulesBox';

const tabs = Object.keys(changeSetTabs) as ChangeSetTab[];
const isTab = (text: string): text is ChangeSetTab => text in changeSetTabs;

/** Every change of goods, and where it stands. */
export function ChangeSetsPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word', 'mine'] as const);
  const [rulesOpen, setRulesOpen] = useState(false);
  const tab = isTab(filter.tab) ? filter.tab : 'open';
  const mine = filter.mine === '1';
  const page = useChangeSetPage({ ...paging, searchKey: filter.word, reqData: { tab, mine } });
  const { data } = page;
  const pending = data?.tabCounts.pending ?? 0;
  return (
    <>
      <PageHead title="变更单" note={data && (pending > 0 ? `${pending} 张待放行` : '没有待放行的变更单')}>
        <Button onClick={() => setRulesOpen(true)}>放行规则</Button>
      </PageHead>
      <TabRow
        label="变更单状态"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: changeSetTabs[key].label, count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key })}
      />
      <SavedViews list="changeSets" />
      <div className={styles.filters}>
        <WordSearch label="变更单号、标题、制单人或文件名" word={filter.word} onSearch={(word) => go({ word })} />
        <Checkbox checked={mine} onChange={({ target }) => go({ mine: target.checked ? '1' : '' })}>
          我制的单
        </Checkbox>
      </div>
      <ListTable<ChangeSetHead>
        noun="变更单"
        query={page}
        paging={paging}
        unit="张"
        onGo={go}
        rowKey="changeSetId"
        empty={filter.word || mine ? '没有符合条件的变更单' : '暂无变更单'}
        columns={columns}
      />
      {rulesOpen && <ReleaseRulesBox onClose={() => setRulesOpen(false)} />}
    </>
  );
}

const columns = [
  {
    title: '变更单',
    render: (_: unknown, { changeSetId, title, setNo }: ChangeSetHead) => (
      <>
        <Link to={changeSetPath(changeSetId)}>{title}</Link>
        <small className={styles.sub}>{setNo}</small>
      </>
    ),
  },
  {
    title: '来源',
    render: (_: unknown, { source, sourceNote }: ChangeSetHead) => (
      <>
        {changeSourceLabels[source]}
        <small className={styles.sub}>{sourceNote}</small>
      </>
    ),
  },
  {
    title: '制单',
    render: (_: unknown, { who, createTime }: ChangeSetHead) => (
      <>
        {who}
        <small className={styles.sub}>{createTime.slice(0, 16)}</small>
      </>
    ),
  },
  {
    title: '处数',
    align: 'right' as const,
    render: (_: unknown, { rowCount, skippedCount }: ChangeSetHead) => (
      <>
        {rowCount.toLocaleString('zh-CN')}
        {skippedCount > 0 && <small className={styles.sub}>跳过 {skippedCount}</small>}
      </>
    ),
  },
  { title: '触发规则', render: (_: unknown, { hits }: ChangeSetHead) => <HitTags hits={hits} /> },
  {
    title: '状态',
    render: (_: unknown, { state, dueTime, releasedBy }: ChangeSetHead) => (
      <>
        <StateDot turn={turnOf[state]}>{changeSetStateLabels[state]}</StateDot>
        <small className={styles.sub}>{state === 'scheduled' ? dueTime.slice(0, 16) : releasedBy}</small>
      </>
    ),
  },
];
