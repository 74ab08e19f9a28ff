export const uploadPath = '/api/File/Upload';
export const uploadMaxBytes = 5 * 1024 * 1024;

/** Content types taken, by what the file is for, and the words a user reads. */
export const uploadKinds = {
  licence: { types: ['image/jpeg', 'image/png', 'image/webp'], label: 'JPG、PNG、WEBP' },
} as const;
export type UploadKind = keyof typeof uploadKinds;
