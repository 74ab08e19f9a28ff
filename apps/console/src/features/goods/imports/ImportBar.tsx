import type { ImportModel } from '@yigou/contract/goods/imports.console';
import { confirmBox } from '@yigou/web-kit';
import { Button, Radio } from 'antd';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { changeSetPath, paths } from '../../../app/paths';
import styles from './Imports.module.css';
import { useDiscardImport, useDraftImport } from './imports.api';

/** What comes of it: one button names how much. */
export function ImportBar({ model }: { model: ImportModel }) {
  const { importId, fileName, state, counts, actions, changeSetId, setNo } = model;
  const navigate = useNavigate();
  const [goodRowsOnly, setGoodRowsOnly] = useState(true);
  const requestId = useRef(crypto.randomUUID());
  const draft = useDraftImport();
  const discard = useDiscardImport();
  const good = counts.change + counts.new;
  async function discardAsked() {
    const text = `放弃后这张表格要重新上传，商品不受影响。`;
    if (!(await confirmBox({ text, confirmText: '放弃导入' }))) return;
    discard.mutate({ importId }, { onSuccess: () => navigate(paths.imports) });
  }
  const title = `导入 ${fileName.replace(/\.\w+$/, '')}`.slice(0, 100);
  return (
    <section className={styles.foot} aria-label="操作">
      {state === 'drafted' && changeSetId !== null ? (
        <span className={styles.last}>
          <Link to={changeSetPath(changeSetId)}>查看变更单 {setNo}</Link>
        </span>
      ) : (
        <>
          <Radio.Group
            value={goodRowsOnly}
            onChange={({ target }) => setGoodRowsOnly(target.value)}
            options={[
              { value: true, label: `只导入好的 ${good.toLocaleString('zh-CN')} 行` },
              { value: false, label: '全部都好才导入' },
            ]}
          />
          <span className={styles.last}>
            空格 = 不改；“清空” = 清空
            {actions.includes('discard') && (
              <Button danger type="text" onClick={discardAsked}>
                放弃
              </Button>
            )}
            <Button
              type="primary"
              loading={draft.isPending || state === 'drafting'}
              disabled={!actions.includes('draft') || (!goodRowsOnly && counts.fault > 0)}
              onClick={() => draft.mutate({ importId, requestId: requestId.current, title, goodRowsOnly })}
            >
              生成变更单，{good.toLocaleString('zh-CN')} 行
            </Button>
          </span>
        </>
      )}
    </section>
  );
}
