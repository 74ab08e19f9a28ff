import { expect, it } from 'vitest';
import { archiveName, namePicture, rowsOfPictures } from './pictureNames.rules';

it.each([
  ['3M-1621.jpg', ['3M-1621'], 0],
  ['图片/3M-1621-2.PNG', ['3M-1621-2', '3M-1621', '图片'], 2],
  ['3M-1621（3）.webp', ['3M-1621(3)', '3M-1621'], 3],
  ['HW-NBR-XL主图.jpg', ['HW-NBR-XL主图', 'HW-NBR-XL'], 0],
  ['HW-NBR-XL/2.jpg', ['2', 'HW-NBR-XL'], 2],
  ['../../etc/3M-1621.jpg', ['3M-1621', 'etc'], 0],
])('%s may be of %j', (path, numbers, order) => {
  expect(namePicture(path)).toEqual({ path, numbers, order });
});

it.each(['a.txt', '__MACOSX/._3M-1621.jpg', '.DS_Store', 'Thumbs.db', 'folder/'])('%s is no picture', (path) => {
  expect(namePicture(path)).toBeNull();
});

it('puts the pictures of a number in their order, and names what belongs to nobody', () => {
  const pictures = ['A-70-10.jpg', 'A-70-2.jpg', 'A-70.jpg', 'B.jpg'].flatMap((path) => namePicture(path) ?? []);
  const { rows, strange } = rowsOfPictures(pictures, (skuNo) => skuNo === 'A-70');
  expect(rows).toEqual([{ skuNo: 'A-70', paths: ['A-70.jpg', 'A-70-2.jpg', 'A-70-10.jpg'] }]);
  expect(strange.map(({ path }) => path)).toEqual(['B.jpg']);
});

it('reads names of both codes', () => {
  expect(archiveName(new TextEncoder().encode('主图.jpg'))).toBe('主图.jpg');
  expect(archiveName(Uint8Array.from([0xd6, 0xf7, 0xcd, 0xbc, 0x2e, 0x6a, 0x70, 0x67]))).toBe('主图.jpg');
});
