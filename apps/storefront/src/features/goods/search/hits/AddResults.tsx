import { paths } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
import styles from './AddResults.module.css';
import type { LineResult } from './addResult.rules';

/** What became of every line that was to be added, what failed first. */
export function AddResults({ results, onClose }: { results: readonly LineResult[]; onClose: () => void }) {
  const failed = results.filter((line) => line.problem);
  const done = results.length - failed.length;
  return (
    <Dialog title={done > 0 ? `已加入 ${done} 项，${failed.length} 项未加入` : '没有加入购物车'} onClose={onClose}>
      {(leave) => (
        <>
          <DialogBody>
            <ul className={styles.lines}>
              {[...failed, ...results.filter((line) => !line.problem)].map((line) => (
                <li key={line.itemId}>
                  <span>{line.name}</span>
                  <span className={line.problem ? styles.failed : styles.done}>
                    {line.problem || `已加入 ${line.qty.toLocaleString('zh-CN')}`}
                  </span>
                </li>
              ))}
            </ul>
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>继续选购</Button>
            {done > 0 && (
              <ButtonLink kind="primary" to={paths.cart}>
                去购物车
              </ButtonLink>
            )}
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
