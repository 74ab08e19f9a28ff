import { acceptOf, uploadHint } from '@yigou/web-kit';
import { useId } from 'react';
import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/Field';
import styles from './LicenceField.module.css';
import type { Licence } from './register.rules';
import { useLicenceUpload } from './useLicenceUpload';

type LicenceFieldProps = {
  licence: Licence | null;
  error: string | undefined;
  onChange: (licence: Licence | null) => void;
  onError: (text: string) => void;
};

export function LicenceField({ licence, error, onChange, onError }: LicenceFieldProps) {
  const id = useId();
  const { box, preview, uploading, take, remove } = useLicenceUpload(onChange, onError);
  const filled = uploading || licence !== null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        营业执照
      </label>
      <div className={styles.zone} data-filled={filled || undefined} data-wrong={Boolean(error) || undefined}>
        <input
          ref={box}
          id={id}
          type="file"
          name="licence"
          accept={acceptOf('licence')}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file must be able to be chosen again after it was removed.
            event.target.value = '';
            if (file) void take(file);
          }}
        />
        {preview ? <img src={preview} alt="营业执照预览" /> : <PaperDrawing />}
        <div className={styles.words} role="status">
          <b>{uploading ? '正在上传…' : licence ? '已上传' : '点击选择，或把图片拖到这里'}</b>
          <span id={`${id}-hint`}>{licence && !uploading ? licence.fileName : uploadHint('licence')}</span>
          {uploading && <i className={styles.bar} />}
        </div>
        {filled && (
          <div className={styles.actions}>
            <Button disabled={uploading} onClick={() => box.current?.click()}>
              重新上传
            </Button>
            <Button kind="text" onClick={remove}>
              {uploading ? '取消' : '删除'}
            </Button>
          </div>
        )}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

const PaperDrawing = () => (
  <svg width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <rect x="5" y="9" width="38" height="30" rx="3" />
    <path d="M13 17h14M13 23h10M13 29h7" strokeLinecap="round" />
    <circle cx="33" cy="27" r="4.5" />
    <path d="m31 31-1 5 3-1.5 3 1.5-1-5" strokeLinejoin="round" />
  </svg>
);
