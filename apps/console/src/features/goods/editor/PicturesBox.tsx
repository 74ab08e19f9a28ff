import { Segmented } from 'antd';
import { useState } from 'react';
import { PictureShelf } from './PictureShelf';
import styles from './Pictures.module.css';
import { pictureGroups, picturesChanged, type Share, shareOf, sharesOf } from './pictures.rules';
import type { Editor } from './useEditor';

/** The pictures of all SKUs, of each colour, or of each SKU: as they are, or as they shall be from now on. */
export function PicturesBox({ editor }: { editor: Editor }) {
  const { mine } = editor;
  const [wanted, setWanted] = useState<Share | null>(null);
  const shares = sharesOf(mine);
  const share = wanted && shares.includes(wanted) ? wanted : shareOf(mine);
  const axis = (mine.values.axes as string[] | undefined)?.[0] ?? '';
  const names: Record<Share, string> = {
    all: '全部规格相同',
    value: `按${axis}`,
    sku: shares.includes('value') ? '按规格' : `按${axis}`,
  };
  return (
    <>
      {shares.length > 1 && (
        <Segmented
          className={styles.share}
          aria-label="图片属于"
          value={share}
          options={shares.map((each) => ({ value: each, label: names[each] }))}
          onChange={setWanted}
        />
      )}
      {pictureGroups(mine, share).map((group) => (
        <PictureShelf
          key={group.keys[0] ?? ''}
          {...{ editor, group }}
          isNamed={share !== 'all'}
          edit={(change) => editor.write((draft) => picturesChanged(draft, group.keys, change))}
        />
      ))}
    </>
  );
}
