import { fields } from '@yigou/contract/goods/fields.terms';
import { pictureLimits, pictureTypes, pictureTypesText } from '@yigou/contract/goods/pictures.terms';
import { errorText } from '@yigou/contract/ground/errors';
import { showRefusal, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { FileDrop } from '../../../ui/FileDrop';
import styles from './Pictures.module.css';
import { PictureTile } from './PictureTile';
import { sendPicture } from './pictures.api';
import { type Change, moved, type PictureGroup, picturePlace } from './pictures.rules';
import type { Editor } from './useEditor';

const { most } = fields.sku.imgUrls.rule;
const mb = pictureLimits.bytes / 1024 / 1024;

type PictureShelfProps = {
  editor: Editor;
  group: PictureGroup;
  isNamed: boolean;
  edit: (change: Change) => void;
};

/** The pictures of one group in their order; more are dropped, pasted or chosen. */
export function PictureShelf({ editor, group, isNamed, edit }: PictureShelfProps) {
  const { name, keys, urls, isMixed } = group;
  const [held, setHeld] = useState('');
  const isChanged = keys.some((key) => editor.changed.has(picturePlace(key)));
  const fault = keys.map((key) => editor.faultAt(picturePlace(key))).find(Boolean);
  return (
    <div className={styles.shelf} data-changed={isChanged || undefined}>
      {isNamed && <h3>{name}</h3>}
      <ul aria-label={`${name}的图片`}>
        {urls.map((url, at) => (
          <PictureTile
            key={url}
            {...{ url, at, edit }}
            last={urls.length - 1}
            onHold={setHeld}
            onMeet={() => held && held !== url && edit((own) => moved(own, held, at))}
          />
        ))}
      </ul>
      {urls.length < most && <Drop name={name} room={most - urls.length} edit={edit} />}
      {(fault || isMixed) && (
        <p className={fault ? styles.bad : styles.note}>{fault ?? '各规格的图片不同，在此修改后统一'}</p>
      )}
    </div>
  );
}

type DropProps = { name: string; room: number; edit: (change: Change) => void };

function Drop({ name, room, edit }: DropProps) {
  const [waiting, setWaiting] = useState(0);

  async function send(file: File) {
    if (file.size > pictureLimits.bytes) return void toast.error(errorText('pictureTooLarge', { name: file.name }));
    setWaiting((count) => count + 1);
    try {
      const { url } = await sendPicture(file);
      edit((urls) => [...urls, url].slice(0, most));
    } catch (cause) {
      showRefusal(cause);
    }
    setWaiting((count) => count - 1);
  }
  /** One after the other: they stand in the order in which they were chosen. */
  async function take(files: readonly File[]) {
    if (files.length > room) toast.info(`每个规格最多 ${most} 张图片，只上传前 ${room} 张`);
    for (const file of files.slice(0, room)) await send(file);
  }
  return (
    <FileDrop
      label={`为${name}添加图片`}
      accept={pictureTypes.join(',')}
      multiple
      className={styles.drop}
      onFiles={take}
    >
      <b aria-live="polite">{waiting > 0 ? '正在上传…' : '拖入、粘贴或点击选择图片'}</b>
      <span>
        {pictureTypesText}，单张最大 {mb} MB
      </span>
    </FileDrop>
  );
}
