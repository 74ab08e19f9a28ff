import { consoleDownloadPath, consoleUploadPath } from '@yigou/contract';
import { createFileTransfer } from '@yigou/web-kit';
import { client } from '../../../app/client';

export const { upload, download, fetchFile } = createFileTransfer(client, {
  upload: consoleUploadPath,
  download: consoleDownloadPath,
});
