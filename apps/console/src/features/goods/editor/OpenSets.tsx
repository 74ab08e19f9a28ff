import { changeSetStateLabels } from '@yigou/contract/goods/changeSets.terms';
import type { EditedProduct, OpenSet } from '@yigou/contract/goods/editor.console';
import { fieldOf } from '@yigou/contract/goods/fields.terms';
import { showValue } from '@yigou/contract/goods/fieldValues';
import { briefTime } from '@yigou/web-kit';
import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { changeSetPath } from '../../../app/paths';
import type { Clash } from './draft.rules';
import styles from './Editor.module.css';
import type { Editor } from './useEditor';

type OpenSetsProps = { product: EditedProduct | null; editor: Editor };

/** Who else is about to change this product, and where two have changed the same. */
export const OpenSets = ({ product, editor }: OpenSetsProps) => (
  <>
    {product?.open
      .filter(({ changeSetId }) => changeSetId !== editor.replaces)
      .map((set) => (
        <Alert
          key={set.changeSetId}
          className={styles.told ?? ''}
          type={set.isMine ? 'info' : 'warning'}
          showIcon
          title={<Told set={set} />}
          action={
            <>
              {set.isMine && set.state === 'draft' && (
                <Button size="small" onClick={() => editor.goOnWith(set)}>
                  继续编辑
                </Button>
              )}{' '}
              <Link to={changeSetPath(set.changeSetId)}>查看变更单</Link>
            </>
          }
        />
      ))}
    {editor.clashes.map((clash) => (
      <ClashBar key={clash.place} clash={clash} editor={editor} />
    ))}
  </>
);

const Told = ({ set: { who, time, isMine, state, setNo, rows } }: { set: OpenSet }) => (
  <>
    {isMine
      ? `本人 ${briefTime(time)} 的变更单 ${setNo}（${changeSetStateLabels[state]}）`
      : `${who} ${briefTime(time)} 也在改这件商品（${changeSetStateLabels[state]}）`}
    ：{[...new Set(rows.map(({ thing, field }) => fieldOf(thing, field)?.label ?? '新增规格'))].join('、')}
  </>
);

function ClashBar({ clash, editor }: { clash: Clash; editor: Editor }) {
  const [key = '', name = ''] = clash.place.split('.');
  const field = fieldOf(key === 'product' ? 'product' : 'sku', name);
  const show = (value: unknown) => (field && showValue(field, value, (id) => `#${id}`)) || '空';
  const mine =
    key === 'product' ? editor.mine.values[name] : editor.mine.skus.find((sku) => sku.key === key)?.values[name];
  return (
    <Alert
      className={styles.told ?? ''}
      type="error"
      showIcon
      title={`${clash.label}刚被他人改为 ${show(clash.theirs)}，本页写的是 ${show(mine)}`}
      action={
        <>
          <Button size="small" onClick={() => editor.settle(clash, true)}>
            用对方的
          </Button>{' '}
          <Button size="small" onClick={() => editor.settle(clash, false)}>
            保留本页的
          </Button>
        </>
      }
    />
  );
}
