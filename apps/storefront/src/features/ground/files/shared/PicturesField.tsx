import type { UploadKind } from '@yigou/contract/ground/files.terms';
import { PictureRow } from '@yigou/web-kit';
import { useId } from 'react';
import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/Field';
import field from '../../../../ui/Field.module.css';
import { fetchFile } from './files.api';
import styles from './PicturesField.module.css';
import { UploadButton, type UploadedFile } from './UploadButton';

type PicturesFieldProps = {
  /** `照片`, `图片`. */
  what: string;
  kind: UploadKind;
  most: number;
  pictures: UploadedFile[];
  error?: string | undefined;
  /** Each is taken away by a cross in its corner, not by a word below it. */
  corner?: boolean;
  className?: string | undefined;
  onChange: (pictures: UploadedFile[]) => void;
};

/** Pictures that are sent along, with those already chosen. */
export function PicturesField({ what, kind, most, pictures, error, corner, className, onChange }: PicturesFieldProps) {
  const id = useId();
  const removing = ({ fileId, fileName }: UploadedFile) => ({
    'aria-label': `删除${what} ${fileName}`,
    onClick: () => onChange(pictures.filter((each) => each.fileId !== fileId)),
  });
  return (
    <fieldset
      className={`${styles.field} ${className ?? ''}`}
      aria-describedby={id}
      aria-invalid={error ? true : undefined}
    >
      <legend className={field.label}>
        {what}（{pictures.length} / {most}）
      </legend>
      <PictureRow pictures={pictures} load={fetchFile} className={styles.row}>
        {(picture) =>
          corner ? (
            <button type="button" className={styles.corner} {...removing(picture)}>
              ×
            </button>
          ) : (
            <Button kind="text" {...removing(picture)}>
              删除
            </Button>
          )
        }
      </PictureRow>
      <UploadButton
        kind={kind}
        label={`上传${what}`}
        full={pictures.length >= most}
        onUploaded={(picture) => onChange([...pictures, picture])}
      />
      <FieldError id={id} text={error} />
    </fieldset>
  );
}
