import { returnLimits } from '@yigou/contract/trade/returns.terms';
import { FilePicture } from '@yigou/web-kit';
import { useId } from 'react';
import { FieldError } from '../../../ui/Field';
import field from '../../../ui/Field.module.css';
import { fetchFile } from '../../ground/files/shared/files.api';
import { UploadButton } from '../../ground/files/shared/UploadButton';
import styles from './ApplyReturnPage.module.css';
import type { Picture } from './apply.rules';

type ApplyPicturesProps = { pictures: Picture[]; error: string | undefined; onChange: (pictures: Picture[]) => void };

export function ApplyPictures({ pictures, error, onChange }: ApplyPicturesProps) {
  const id = useId();
  return (
    <fieldset className={styles.photos} aria-describedby={id} aria-invalid={error ? true : undefined}>
      <legend className={field.label}>
        照片（{pictures.length} / {returnLimits.pictures}）
      </legend>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.fileId}>
            <FilePicture {...picture} load={fetchFile} className={styles.photo} />
            <button
              type="button"
              aria-label={`删除照片 ${picture.fileName}`}
              onClick={() => onChange(pictures.filter((each) => each.fileId !== picture.fileId))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <UploadButton
        kind="returnPicture"
        label="上传照片"
        full={pictures.length >= returnLimits.pictures}
        onUploaded={(picture) => onChange([...pictures, picture])}
      />
      <FieldError id={id} text={error} />
    </fieldset>
  );
}
