import { consoleDownloadPath } from '@yigou/contract';
import { createFileFetch } from '@yigou/web-kit';
import { client } from '../../../app/client';

export const fetchFile = createFileFetch(client, consoleDownloadPath);
