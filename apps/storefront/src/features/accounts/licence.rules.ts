import { errorText, uploadKinds, uploadMaxBytes } from '@yigou/contract';

const { types, label } = uploadKinds.licence;

export const licenceTypes = types.join(',');
export const licenceHint = `支持 ${label}，不超过 ${uploadMaxBytes / 1024 / 1024} MB`;

/** Checked before a byte is sent; the server looks into the file again. */
export function licenceError(file: { type: string; size: number }): string {
  if (!types.some((type) => type === file.type)) return errorText('fileTypeRefused', { types: label });
  if (file.size > uploadMaxBytes) return errorText('fileTooLarge');
  return file.size === 0 ? '文件是空的，请重新选择' : '';
}
