import type { Picture } from '@yigou/contract/goods/pictures.console';
import { pictureUploadPath } from '@yigou/contract/goods/pictures.terms';
import { useWrite } from '../../../app/client';
import { sendFile } from '../../ground/files/shared/files.api';

export const sendPicture = (file: File): Promise<Picture> => sendFile(pictureUploadPath, file);
export const useSquarePicture = () => useWrite('Goods/SquarePicture');
