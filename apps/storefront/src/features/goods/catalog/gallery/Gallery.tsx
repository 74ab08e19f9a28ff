import type { SkuModel } from '@yigou/contract/goods/catalog';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { GoodsPicture } from '../shared/GoodsPicture';
import styles from './Gallery.module.css';
import { GalleryDialog } from './GalleryDialog';

/** The part of the picture under the pointer comes nearer. */
function follow(event: PointerEvent<HTMLElement>) {
  const box = event.currentTarget.getBoundingClientRect();
  const place = (at: number, start: number, size: number) => `${(((at - start) / size) * 100).toFixed(1)}%`;
  event.currentTarget.style.setProperty('--x', place(event.clientX, box.left, box.width));
  event.currentTarget.style.setProperty('--y', place(event.clientY, box.top, box.height));
}

export function Gallery({ item }: { item: SkuModel }) {
  const [at, setAt] = useState(0);
  const [large, setLarge] = useState(false);
  const thumbs = useRef<HTMLUListElement>(null);
  const urls = item.imgs.length > 0 ? [...new Set(item.imgs.map((img) => img.imgUrl))] : [item.imgUrl];
  const turn = (step: number) => setAt((at + step + urls.length) % urls.length);

  function hearKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    turn(step);
    const next = (at + step + urls.length) % urls.length;
    thumbs.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <section className={styles.gallery} aria-label="商品图片">
      <button
        type="button"
        className={styles.big}
        aria-label="放大图片"
        onPointerMove={follow}
        onClick={() => setLarge(true)}
      >
        <GoodsPicture productId={item.productId} src={urls[at] ?? ''} size={420} alt={item.itemName} first />
      </button>
      {urls.length > 1 && (
        <ul ref={thumbs} className={styles.thumbs} onKeyDown={hearKey}>
          {urls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={`第 ${index + 1} 张，共 ${urls.length} 张`}
                aria-current={index === at}
                onClick={() => setAt(index)}
                onPointerEnter={() => setAt(index)}
              >
                <GoodsPicture productId={item.productId} src={url} size={64} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {large && (
        <GalleryDialog
          item={item}
          url={urls[at] ?? ''}
          place={`${at + 1} / ${urls.length}`}
          onTurn={turn}
          onClose={() => setLarge(false)}
        />
      )}
    </section>
  );
}
