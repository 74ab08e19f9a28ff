import { type UploadAnswer, type UploadKind, uploadPath } from '@yigou/contract';
import { readAnswer, send, told } from './call';

export async function upload(kind: UploadKind, file: File): Promise<UploadAnswer['resultData']> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', file);
  return (await told(send(uploadPath, { body: form }).then(readAnswer<UploadAnswer>))).resultData;
}
