import { uploadMaxBytes } from '@yigou/contract/ground/files.terms';
import { expect, test } from 'vitest';
import { uploadFault } from './upload.rules';

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each([
  ['licence', 'image/png', 1, ''],
  ['licence', 'image/webp', uploadMaxBytes, ''],
  ['licence', 'application/pdf', 10, '仅支持 JPG、PNG、WEBP 格式的文件'],
  ['licence', 'image/jpeg', uploadMaxBytes + 1, '文件不能超过 5 MB'],
  ['licence', 'image/jpeg', 0, '文件是空的，请重新选择'],
  ['voucher', 'application/pdf', 10, ''],
  ['voucher', sheet, 10, '仅支持 JPG、PNG、WEBP、PDF 格式的文件'],
  ['attachment', sheet, uploadMaxBytes, ''],
  ['attachment', sheet, uploadMaxBytes + 1, '文件不能超过 5 MB'],
  ['attachment', sheet, 0, '文件是空的，请重新选择'],
  ['attachment', 'text/html', 10, '仅支持 JPG、PNG、WEBP、PDF、XLSX、DOCX 格式的文件'],
] as const)('a %s of %s with %i bytes: “%s”', (kind, type, size, fault) => {
  expect(uploadFault(kind, { type, size })).toBe(fault);
});
