import { consoleDownloadPath, consoleUploadPath } from '@yigou/contract/ground/files.terms';
import { createFileTransfer } from '@yigou/web-kit';
import { client } from '../../../../app/client';

export const { upload, sendFile, download, fetchFile, saveFrom } = createFileTransfer(client, {
  upload: consoleUploadPath,
  download: consoleDownloadPath,
});
