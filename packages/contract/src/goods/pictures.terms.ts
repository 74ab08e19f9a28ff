/** Whatever is shown of a picture is one of these, in pixels of its longer side; the largest names it. */
export const pictureSizes = [96, 240, 480, 960] as const;
export type PictureSize = (typeof pictureSizes)[number];
const largest: PictureSize = 960;

export const pictureLimits = { bytes: 10 * 1024 * 1024, side: 20_000, leastSide: 50 } as const;
export const pictureUploadPath = '/api/console/Goods/UploadPicture';
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const pictureTypesText = 'JPG、PNG、WEBP、AVIF';

const ours = /^\/pictures\/([0-9a-f]{32})\/\d+\.webp$/;

/** What stands in the field of a SKU. */
export const pictureUrl = (key: string, size: PictureSize = largest): string => `/pictures/${key}/${size}.webp`;

/** The same picture as large as it is needed; one that is not ours stays as it is. */
export function pictureFor(src: string, width: number): string {
  const [, key] = ours.exec(src) ?? [];
  return key ? pictureUrl(key, pictureSizes.find((size) => size >= width) ?? largest) : src;
}

/** For `srcset`; empty where there is only one. */
export function pictureSet(src: string): string {
  const [, key] = ours.exec(src) ?? [];
  return key ? pictureSizes.map((size) => `${pictureUrl(key, size)} ${size}w`).join(', ') : '';
}
