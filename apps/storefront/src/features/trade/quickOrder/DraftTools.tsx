import { confirmBox, downloadCsv } from '@yigou/web-kit';
import { Link } from 'react-router';
import { importPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { stay } from '../../../ui/stay';
import { SaveToList } from '../lists/shared/SaveToList';
import styles from './DraftList.module.css';
import { type Draft, type DraftView, draftsIn, draftViews, errorRows, fittingQty } from './draft.rules';
import type { QuickOrder } from './useQuickOrder';

type DraftToolsProps = { drafts: readonly Draft[]; view: DraftView; order: QuickOrder };

export function DraftTools({ drafts, view, order }: DraftToolsProps) {
  const fitting = drafts.filter((draft) => fittingQty(draft) !== undefined).length;

  const ready = draftsIn('ready', drafts);

  async function restart() {
    const sure = await confirmBox({ text: '已匹配的清单会被清空，确定重新导入吗？', confirmText: '重新导入' });
    if (sure) order.restart();
  }

  return (
    <div className={styles.tools}>
      <nav className={styles.views} aria-label="筛选清单">
        {(Object.keys(draftViews) as DraftView[]).map((each) => (
          <Link key={each} to={importPath(each)} state={stay} aria-current={each === view || undefined}>
            {draftViews[each]}（{draftsIn(each, drafts).length}）
          </Link>
        ))}
      </nav>
      {fitting > 0 && <Button onClick={order.fitAll}>改为可售数量（{fitting}）</Button>}
      {draftsIn('wrong', drafts).length > 0 && (
        <Button kind="text" onClick={() => downloadCsv('导入错误.csv', errorRows(drafts))}>
          下载错误清单
        </Button>
      )}
      <SaveToList
        kind="text"
        disabled={ready.length === 0}
        lines={() => ready.flatMap(({ goods, qty }) => (goods ? [{ itemId: goods.itemId, qty }] : []))}
      />
      <Button kind="text" onClick={restart}>
        重新导入
      </Button>
    </div>
  );
}
