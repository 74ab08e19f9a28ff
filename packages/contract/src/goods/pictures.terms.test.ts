import { expect, it } from 'vitest';
import { fields } from './fields.terms';
import { valueFault } from './fieldValues';
import { pictureFor, pictureSet, pictureUrl } from './pictures.terms';

const key = '0123456789abcdef0123456789abcdef';

it('names a picture so that it may stand in its field, and finds its sizes', () => {
  const url = pictureUrl(key);
  expect(valueFault(fields.sku.imgUrls, [url])).toBe('');
  expect([pictureFor(url, 64), pictureFor(url, 241), pictureFor(url, 4000)]).toEqual([
    pictureUrl(key, 96),
    pictureUrl(key, 480),
    url,
  ]);
  expect(pictureSet(url).split(', ')).toHaveLength(4);
});

it('leaves a drawing and a picture of elsewhere as they are', () => {
  for (const src of ['/demo/goods/DL/front.abc.svg', 'https://img.example.com/a.webp', '/pictures/../x/96.webp'])
    expect([pictureFor(src, 96), pictureSet(src)]).toEqual([src, '']);
});
