import type { UploadKind } from '@yigou/contract/ground/files.terms';
import { acceptOf, CallError, uploadFault, uploadHint } from '@yigou/web-kit';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/Field';
import { upload } from './files.api';
import styles from './UploadButton.module.css';

export type UploadedFile = { fileId: string; fileName: string };

type UploadButtonProps = {
  kind: UploadKind;
  label: string;
  /** No room for another one. */
  full?: boolean;
  onUploaded: (file: UploadedFile) => unknown;
};

/** Chooses one file, checks it, sends it, and says beside itself what went wrong. */
export function UploadButton({ kind, label, full = false, onUploaded }: UploadButtonProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function take(file: File) {
    const fault = uploadFault(kind, file);
    setError(fault);
    if (fault) return;
    setBusy(true);
    try {
      const { fileId, fileName } = await upload(kind, file);
      await onUploaded({ fileId, fileName });
    } catch (cause) {
      setError(cause instanceof CallError ? cause.message : '上传失败，请检查网络后重试');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.upload}>
      <input
        ref={box}
        type="file"
        hidden
        aria-label={label}
        accept={acceptOf(kind)}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file must be able to be chosen again.
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <Button disabled={busy || full} aria-describedby={`${id}-hint ${id}-error`} onClick={() => box.current?.click()}>
        {busy ? '正在上传…' : label}
      </Button>
      <span id={`${id}-hint`}>{uploadHint(kind)}</span>
      <div role="alert">
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </div>
  );
}
