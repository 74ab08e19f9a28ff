import { CloseOutlined, ExpandOutlined } from '@ant-design/icons';
import { pictureFor, pictureSet } from '@yigou/contract/goods/pictures.terms';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './Pictures.module.css';
import { useSquarePicture } from './pictures.api';
import { type Change, moved } from './pictures.rules';

type PictureTileProps = {
  url: string;
  at: number;
  last: number;
  edit: (change: Change) => void;
  onHold: (url: string) => void;
  onMeet: () => void;
};

const size = 96;
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture: drawn to another place or moved by keys, cut to a square, taken away. */
export function PictureTile({ url, at, last, edit, onHold, onMeet }: PictureTileProps) {
  const { mutate: square, isPending } = useSquarePicture();
  const [isSquare, setSquare] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  /** A picture that is moved by keys is moved on by the next key. */
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place is what has changed.
  useEffect(() => {
    if (isMoving.current) button.current?.focus();
    isMoving.current = false;
  }, [at]);

  const remove = () => edit((urls) => urls.filter((each) => each !== url));
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step !== undefined && at + step >= 0 && at + step <= last) {
      event.preventDefault();
      isMoving.current = true;
      edit((urls) => moved(urls, url, at + step));
    }
    if (event.key === 'Delete') remove();
  }
  const name = at === 0 ? '主图' : `图片 ${at + 1}`;
  return (
    <li
      className={styles.tile}
      draggable
      onDragStart={() => onHold(url)}
      onDragEnd={() => onHold('')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onMeet}
    >
      <button ref={button} type="button" aria-label={name} title="拖动，或按 ← → 换位" onKeyDown={onKeyDown}>
        <img
          src={pictureFor(url, size)}
          srcSet={pictureSet(url) || undefined}
          sizes={`${size}px`}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSquare(naturalWidth === naturalHeight)}
        />
        {at === 0 && <b>主图</b>}
      </button>
      <span className={styles.acts}>
        {!isSquare && pictureSet(url) !== '' && (
          <button
            type="button"
            aria-label={`${name}裁成方形`}
            title="裁成方形，留住醒目的部分"
            disabled={isPending}
            onClick={() =>
              square(
                { url },
                {
                  onSuccess: ({ resultData }) =>
                    edit((urls) => urls.map((each) => (each === url ? resultData.url : each))),
                },
              )
            }
          >
            <ExpandOutlined />
          </button>
        )}
        <button type="button" aria-label={`移除${name}`} onClick={remove}>
          <CloseOutlined />
        </button>
      </span>
    </li>
  );
}
