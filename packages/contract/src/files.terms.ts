export const uploadPath = '/api/File/Upload';
export const downloadPath = '/api/File/Get';
export const uploadMaxBytes = 5 * 1024 * 1024;

/** Content types taken, by what the file is for, and the words a user reads. */
export const uploadKinds = {
  /** A picture or a PDF of the bank's slip. */
  voucher: { types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'], label: 'JPG、PNG、WEBP、PDF' },
  attachment: {
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
  licence: { types: ['image/jpeg', 'image/png', 'image/webp'], label: 'JPG、PNG、WEBP' },
} as const;
export type UploadKind = keyof typeof uploadKinds;
