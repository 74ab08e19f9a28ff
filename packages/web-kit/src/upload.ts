import { type UploadAnswer, type UploadKind, uploadPath } from '@yigou/contract';
import { readAnswer, requestTimeoutMs, tokenHeaders } from './call';

export async function upload(kind: UploadKind, file: File): Promise<UploadAnswer['resultData']> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', file);
  const response = await fetch(uploadPath, {
    method: 'POST',
    headers: tokenHeaders(),
    body: form,
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  return (await readAnswer<UploadAnswer>(response)).resultData;
}
