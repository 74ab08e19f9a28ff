import type { SkuModel } from '@yigou/contract/goods/catalog';
import { useEffect, useRef } from 'react';
import { GoodsPicture } from '../shared/GoodsPicture';
import styles from './Gallery.module.css';

type GalleryDialogProps = {
  item: SkuModel;
  url: string;
  /** `2 / 4` */
  place: string;
  onTurn: (step: 1 | -1) => void;
  onClose: () => void;
};

/** The picture as large as the window allows. Arrows turn, Escape and a click beside it close. */
export function GalleryDialog({ item, url, place, onTurn, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const several = !place.endsWith('/ 1');
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`${item.itemName} 大图`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') onTurn(1);
        if (event.key === 'ArrowLeft') onTurn(-1);
      }}
    >
      <div className={styles.stage}>
        <GoodsPicture productId={item.productId} src={url} size={640} alt={item.itemName} />
        {several && (
          <>
            <button type="button" className={styles.back} aria-label="上一张" onClick={() => onTurn(-1)}>
              ‹
            </button>
            <button type="button" className={styles.next} aria-label="下一张" onClick={() => onTurn(1)}>
              ›
            </button>
            <p className={styles.place} aria-live="polite">
              {place}
            </p>
          </>
        )}
        <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
          ×
        </button>
      </div>
    </dialog>
  );
}
