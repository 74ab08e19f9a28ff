import { errorText } from '@yigou/contract/ground/errors';
import { type UploadKind, uploadKinds, uploadMaxBytes } from '@yigou/contract/ground/files.terms';

export const acceptOf = (kind: UploadKind): string => uploadKinds[kind].types.join(',');

export const uploadHint = (kind: UploadKind): string =>
  `支持 ${uploadKinds[kind].label}，单个不超过 ${uploadMaxBytes / 1024 / 1024} MB`;

/** Checked before a byte is sent; the server looks into the file again. */
export function uploadFault(kind: UploadKind, file: { type: string; size: number }): string {
  const { types, label } = uploadKinds[kind];
  if (!types.some((type) => type === file.type)) return errorText('fileTypeRefused', { types: label });
  if (file.size > uploadMaxBytes) return errorText('fileTooLarge');
  return file.size === 0 ? '文件是空的，请重新选择' : '';
}
