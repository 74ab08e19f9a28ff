import { downloadPath } from '@yigou/contract';
import { readAnswer, send, told } from './call';

/** Hands bytes to the browser as a file to keep. */
export function saveAs(fileName: string, bytes: Blob) {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

export async function download(fileId: string, fileName: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await told(send(downloadPath, { headers, body: JSON.stringify({ fileId }) }));
  // A refusal comes as an envelope, a file never does.
  if (response.headers.get('content-disposition') === null) await told(readAnswer(response));
  else saveAs(fileName, await response.blob());
}
