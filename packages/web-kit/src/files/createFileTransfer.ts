import type { UploadAnswer, UploadKind } from '@yigou/contract';
import type { CallTable, Client } from '../client/createClient';
import { saveAs } from './saveAs';

type Line = Pick<Client<CallTable>, 'send' | 'readAnswer' | 'reported'>;

/** Files travel as multipart, not as calls; they use the same line. */
export function createFileTransfer(line: Line, paths: { upload: string; download: string }) {
  const { send, readAnswer, reported } = line;

  async function upload(kind: UploadKind, file: File): Promise<UploadAnswer['resultData']> {
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', file);
    return (await reported(send(paths.upload, { body: form }).then(readAnswer<UploadAnswer>))).resultData;
  }

  /** Whatever answers a call with a file. */
  async function saveFrom(path: string, input: object, fileName: string): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const response = await reported(send(path, { headers, body: JSON.stringify(input) }));
    // A refusal comes as an envelope, a file never does.
    if (response.headers.get('content-disposition') === null) await reported(readAnswer(response));
    else saveAs(fileName, await response.blob());
  }

  const download = (fileId: string, fileName: string) => saveFrom(paths.download, { fileId }, fileName);

  return { upload, download, saveFrom };
}
