import type { OrgNode } from '@yigou/contract/people/org';
import { orgLevelsMost } from '@yigou/contract/people/org.terms';
import { confirmBox, downloadSheet } from '@yigou/web-kit';
import { Input } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { organizePath, usersPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { ImportDialog } from './ImportDialog';
import styles from './OrganizePage.module.css';
import { OrgTree } from './OrgTree';
import { useMoveUnit, useTree } from './org.api';
import { unitSheet } from './sheet.rules';
import { matching, missingIn, type Place, peopleIn } from './tree.rules';
import { UnitDetail } from './UnitDetail';
import { UnitDialog, type UnitWork } from './UnitDialog';

export function OrganizePage() {
  const { data, isPending, isError, refetch } = useTree();
  const [importing, setImporting] = useState(false);
  return (
    <>
      <header className={styles.title}>
        <h1>组织架构</h1>
        {data && (
          <>
            <Button onClick={() => setImporting(true)}>导入</Button>
            <Button onClick={() => downloadSheet('组织架构', unitSheet(data.resultData))}>导出</Button>
          </>
        )}
      </header>
      {isPending && <Skeleton height={480} />}
      {isError && <ErrorState text="组织架构加载失败" onRetry={() => refetch()} />}
      {data && data.resultData.length === 0 && <EmptyState title="您的数据范围内没有组织" />}
      {data && data.resultData.length > 0 && <Organisation nodes={data.resultData} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

function Organisation({ nodes }: { nodes: readonly OrgNode[] }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [word, setWord] = useState('');
  const [work, setWork] = useState<UnitWork>();
  const move = useMoveUnit();
  const asked = Number(query.get('orgId'));
  const chosen = nodes.find((node) => node.orgId === asked) ?? nodes.find((node) => node.memberCount > 0) ?? nodes[0];
  if (!chosen) return null;

  const choose = (orgId: number) => navigate(organizePath(orgId), { state: stay, replace: true });

  async function moveTo(orgId: number, place: Place) {
    const own = nodes.find((node) => node.orgId === orgId);
    const parent = nodes.find((node) => node.orgId === place.parentId);
    if (!own || !parent || move.isPending) return;
    const people = peopleIn(nodes, orgId);
    const text = `将“${own.name}”移至“${parent.name}”下，${people} 名成员随之移动，其订单的可见范围随之变化。确定吗？`;
    if (own.parentId !== place.parentId && !(await confirmBox({ text, confirmText: '移动' }))) return;
    move.mutate({ orgId, ...place });
  }

  const shown = matching(nodes, word);
  return (
    <div className={styles.columns}>
      <section className={styles.left} aria-label="组织">
        <div className={styles.tools}>
          <Input
            aria-label="组织名称、编码、成本中心或负责人"
            placeholder="名称、编码、成本中心或负责人"
            allowClear
            maxLength={50}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
          <Button kind="primary" onClick={() => setWork({ parent: chosen })}>
            新增下级
          </Button>
        </div>
        <div className={styles.headings} aria-hidden="true">
          <span>组织（{nodes.length}）</span>
          <span>负责人</span>
          <span>人数</span>
        </div>
        {shown.length === 0 && <p className={styles.note}>没有符合条件的组织</p>}
        <OrgTree nodes={nodes} shown={shown} chosen={chosen.orgId} onChoose={choose} onMove={moveTo} />
        <p className={styles.note}>
          拖动调整层级与顺序，或按住 Alt 用方向键移动：上下换序，左移到上一级，右移到前一个之下。最多 {orgLevelsMost}{' '}
          级。
        </p>
        <MissingList nodes={nodes} onHead={(unit) => setWork({ unit })} />
      </section>
      <UnitDetail key={chosen.orgId} nodes={nodes} unit={chosen} onWork={setWork} />
      {work && <UnitDialog work={work} onSaved={choose} onClose={() => setWork(undefined)} />}
    </div>
  );
}

function MissingList({ nodes, onHead }: { nodes: readonly OrgNode[]; onHead: (unit: OrgNode) => void }) {
  const missing = missingIn(nodes);
  if (missing.length === 0) return null;
  return (
    <section aria-label="待补全">
      <h2 className={styles.part}>
        待补全 <small>{missing.length} 项</small>
      </h2>
      <ul className={styles.missing}>
        {missing.map(({ key, orgId, text, note, kind }) => {
          const unit = nodes.find((node) => node.orgId === orgId);
          return (
            <li key={key}>
              <span>
                {text}
                <small>{note}</small>
              </span>
              {kind === 'head' && unit && (
                <Button kind="text" aria-label={`设置 ${unit.name} 的负责人`} onClick={() => onHead(unit)}>
                  设置
                </Button>
              )}
              {kind === 'role' && (
                <ButtonLink kind="text" to={usersPath({ orgId, withoutRole: 1 })} aria-label={`查看 ${text}`}>
                  查看
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
