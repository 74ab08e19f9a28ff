import type { UploadAnswer } from '@yigou/contract/ground/files';
import type { UploadKind } from '@yigou/contract/ground/files.terms';
import type { CallTable, Client } from '../client/createClient';
import { saveAs } from './saveAs';

type Line = Pick<Client<CallTable>, 'send' | 'readAnswer' | 'reported'>;

/** Whatever answers a call with a file. */
async function fetchFrom({ send, readAnswer, reported }: Line, path: string, input: object): Promise<Blob> {
  const headers = { 'content-type': 'application/json' };
  const response = await reported(send(path, { headers, body: JSON.stringify(input) }));
  // A refusal comes as an envelope, a file never does.
  if (response.headers.get('content-disposition') === null) await reported(readAnswer(response));
  return response.blob();
}

/** A large sheet over a slow line. */
const sheetTimeoutMs = 30 * 60_000;

/** Files travel as multipart, not as calls; they use the same line. */
export function createFileTransfer(line: Line, paths: { upload: string; download: string }) {
  const { send, readAnswer, reported } = line;
  const fetchFile = (fileId: string): Promise<Blob> => fetchFrom(line, paths.download, { fileId });

  async function upload(kind: UploadKind, file: File): Promise<UploadAnswer['resultData']> {
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', file);
    return (await reported(send(paths.upload, { body: form }).then(readAnswer<UploadAnswer>))).resultData;
  }

  /** To a path of its own; what it answers is for whoever asked. */
  async function sendFile<T>(path: string, file: File): Promise<T> {
    const form = new FormData();
    form.append('file', file);
    return (
      await reported(
        send(path, { body: form, signal: AbortSignal.timeout(sheetTimeoutMs) }).then(readAnswer<{ resultData: T }>),
      )
    ).resultData;
  }

  const saveFrom = async (path: string, input: object, fileName: string): Promise<void> =>
    saveAs(fileName, await fetchFrom(line, path, input));
  const download = (fileId: string, fileName: string) => saveFrom(paths.download, { fileId }, fileName);

  return { upload, sendFile, download, fetchFile, saveFrom };
}
