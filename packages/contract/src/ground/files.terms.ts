import type { Entrance } from './call';

export const uploadPath = '/api/File/Upload';
export const downloadPath = '/api/File/Get';
/** The same for operators, under the console's own session. */
export const consoleUploadPath = '/api/console/File/Upload';
export const consoleDownloadPath = '/api/console/File/Get';
export const uploadMaxBytes = 5 * 1024 * 1024;

/** Who may send it, which types of content are taken, and the words a user reads. */
type UploadRule = Entrance & { types: readonly string[]; label: string };

/** By what the file is for. */
export const uploadKinds = {
  /** A picture or a PDF of the bank's slip. */
  voucher: {
    access: 'account',
    needs: 'order/myOrder/pay',
    types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    label: 'JPG、PNG、WEBP、PDF',
  },
  attachment: {
    access: 'account',
    needs: 'order/myOrder/attach',
    types: [
      'image/jpeg',
      'image/png',
      'image/webp',
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    label: 'JPG、PNG、WEBP、PDF、XLSX、DOCX',
  },
  /** What a buyer shows of goods that are not right. */
  returnPicture: {
    access: 'account',
    needs: 'order/returnOrder',
    types: ['image/jpeg', 'image/png', 'image/webp'],
    label: 'JPG、PNG、WEBP',
  },
  /** What a buyer shows of goods they look for. */
  wantPicture: {
    access: 'account',
    needs: 'concern/wantList',
    types: ['image/jpeg', 'image/png', 'image/webp'],
    label: 'JPG、PNG、WEBP',
  },
  /** What a buyer shows of a difference in a statement. */
  statementFile: {
    access: 'account',
    needs: '/finance/checkOrder/checkList',
    types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    label: 'JPG、PNG、WEBP、PDF',
  },
  /** What an operator stores of an invoice that was made by hand. */
  invoice: {
    access: 'operator',
    needs: 'invoices/issue',
    types: ['application/pdf', 'application/ofd', 'application/xml'],
    label: 'PDF、OFD、XML',
  },
  /** A company registers before it has an account. */
  licence: { access: 'public', types: ['image/jpeg', 'image/png', 'image/webp'], label: 'JPG、PNG、WEBP' },
} as const satisfies Record<string, UploadRule>;
export type UploadKind = keyof typeof uploadKinds;
