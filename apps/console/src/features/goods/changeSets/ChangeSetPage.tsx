import type { ChangeSetModel } from '@yigou/contract/goods/changeSets.console';
import { changeSetStateLabels, changeSourceLabels } from '@yigou/contract/goods/changeSets.terms';
import { Alert, Button, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { changeSetPath, paths } from '../../../app/paths';
import { LogList } from '../../../ui/LogList';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { ChangeRows } from './ChangeRows';
import styles from './ChangeSets.module.css';
import { ChangeSummary } from './ChangeSummary';
import { stepsOf, turnOf } from './changeSet.rules';
import { useChangeSet } from './changeSets.api';
import { HitTags } from './HitTags';
import { ReleaseBar } from './ReleaseBar';

/** One change set: what it changes, what that means, and who may let it out. */
export function ChangeSetPage() {
  const [query] = useSearchParams();
  const { data, isError, refetch } = useChangeSet(Number(query.get('changeSetId')));
  if (isError)
    return (
      <Alert
        type="error"
        title="变更单不存在或加载失败"
        action={
          <>
            <Button onClick={() => refetch()}>重试</Button> <Link to={paths.changeSets}>返回变更单列表</Link>
          </>
        }
      />
    );
  const set = data?.resultData;
  if (!set) return <Skeleton active />;
  return (
    <div className={styles.page}>
      <PageHead
        title={set.title}
        note={
          <>
            <StateDot turn={turnOf[set.state]} tag>
              {changeSetStateLabels[set.state]}
            </StateDot>{' '}
            {set.setNo}，{set.who} 由{changeSourceLabels[set.source]}生成
            {set.sourceNote && ` ${set.sourceNote}`}
          </>
        }
      />
      <Related set={set} />
      <ol className={styles.steps} aria-label="进度">
        {stepsOf(set).map(({ label, note, done, current }) => (
          <li key={label} data-done={done || undefined} aria-current={current ? 'step' : undefined}>
            <b>{label}</b>
            <small>{note}</small>
          </li>
        ))}
      </ol>
      <div className={styles.columns}>
        <div>
          <ChangeSummary set={set} />
          <ChangeRows set={set} />
        </div>
        <aside>
          <section className={styles.card} aria-label="放行">
            <h2>放行原因</h2>
            <p>
              {Object.keys(set.hits).length > 0 ? <HitTags hits={set.hits} /> : '没有规则触发，制单人可以直接发布。'}
            </p>
            {set.secondPerson && set.releasedBy === '' && (
              <p className={styles.note}>
                制单人 {set.who} 不能放行。
                {set.mayRelease.length > 0
                  ? `可放行：${set.mayRelease.join('、')}`
                  : '目前没有其他有放行权限的人，请管理员授权。'}
              </p>
            )}
          </section>
          {set.impact.length > 0 && <Impact set={set} />}
          <section className={styles.card} aria-label="记录">
            <h2>记录</h2>
            <LogList logs={set.log} />
          </section>
        </aside>
      </div>
      <ReleaseBar set={set} />
    </div>
  );
}

/** What happens once it is released, to whom. */
const Impact = ({ set: { impact } }: { set: ChangeSetModel }) => (
  <section className={styles.card} aria-label="发布后的影响">
    <h2>发布后的影响</h2>
    <ul className={styles.impact}>
      {impact.map(({ what, lines, who, effect }) => (
        <li key={what}>
          <b>{what}</b>
          <span>
            {lines.toLocaleString('zh-CN')} 行{who && `，${who}`}
          </span>
          <small>{effect}</small>
        </li>
      ))}
    </ul>
  </section>
);

const Related = ({ set: { undoes, undoneBy } }: { set: ChangeSetModel }) => (
  <>
    {undoes && (
      <p className={styles.note}>
        撤销 <Link to={changeSetPath(undoes.changeSetId)}>{undoes.setNo}</Link>
      </p>
    )}
    {undoneBy && (
      <p className={styles.note}>
        由 <Link to={changeSetPath(undoneBy.changeSetId)}>{undoneBy.setNo}</Link> 撤销；后来又被改动的内容保持不变
      </p>
    )}
  </>
);
