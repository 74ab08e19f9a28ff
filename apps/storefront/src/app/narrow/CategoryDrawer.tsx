import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/States';
import { searchPath } from '../paths';
import { useSite } from '../site';
import styles from './CategoryDrawer.module.css';

/** All categories for a finger: the first level at the left, what it holds at the right. */
export function CategoryDrawer({ onClose }: { onClose: () => void }) {
  const { navCateData } = useSite();
  const [chosenId, setChosenId] = useState(navCateData[0]?.categoryId);
  const { key } = useLocation();
  const opened = useRef(key);
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (key !== opened.current) box.current?.close();
  }, [key]);
  const chosen = navCateData.find(({ categoryId }) => categoryId === chosenId);

  return (
    <Dialog title="全部商品分类" side box={box} onClose={onClose}>
      {() => (
        <div className={styles.columns}>
          <ul className={styles.first}>
            {navCateData.map(({ categoryId, navTitle }) => (
              <li key={categoryId}>
                <button type="button" aria-pressed={categoryId === chosenId} onClick={() => setChosenId(categoryId)}>
                  {navTitle}
                </button>
              </li>
            ))}
          </ul>
          {chosen ? (
            <div className={styles.rest} key={chosen.categoryId}>
              <Link className={styles.all} to={searchPath({ categoryId: chosen.categoryId })}>
                全部{chosen.navTitle}
              </Link>
              {chosen.categoryChildren.map((group) => (
                <section key={group.categoryId}>
                  <h3>
                    <Link to={searchPath({ categoryId: group.categoryId })}>{group.navTitle}</Link>
                  </h3>
                  <ul>
                    {group.categoryChildren.map((leaf) => (
                      <li key={leaf.categoryId}>
                        <Link to={searchPath({ categoryId: leaf.categoryId })}>{leaf.navTitle}</Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          ) : (
            <EmptyState title="暂无商品分类" />
          )}
        </div>
      )}
    </Dialog>
  );
}
