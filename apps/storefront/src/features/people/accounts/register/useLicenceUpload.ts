import { CallError, uploadFault } from '@yigou/web-kit';
import { useRef, useState } from 'react';
import { upload } from '../../../ground/files/shared/files.api';
import type { Licence } from './register.rules';

const readPicture = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });

export function useLicenceUpload(onChange: (licence: Licence | null) => void, onError: (text: string) => void) {
  const box = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState('');
  const [uploading, setUploading] = useState(false);
  const latest = useRef(0);

  async function take(file: File) {
    const wrong = uploadFault('licence', file);
    if (wrong) return onError(wrong);
    latest.current += 1;
    const mine = latest.current;
    onError('');
    setUploading(true);
    setPreview(await readPicture(file));
    try {
      const { fileId, fileName } = await upload('licence', file);
      // Somebody who chose another file meanwhile, or removed it, wants that and not this.
      if (mine === latest.current) onChange({ fileId, fileName });
    } catch (error) {
      if (mine !== latest.current) return;
      setPreview('');
      onChange(null);
      onError(error instanceof CallError ? error.message : '上传失败，请检查网络后重试');
    } finally {
      if (mine === latest.current) setUploading(false);
    }
  }

  function remove() {
    latest.current += 1;
    setUploading(false);
    setPreview('');
    onChange(null);
    box.current?.focus();
  }

  return { box, preview, uploading, take, remove };
}
