import { jsonBody } from '@yigou/web-kit';
import { useEffect, useRef } from 'react';
import { client } from '../../../app/client';
import { paths } from '../../../app/paths';

const leadsToProduct = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest('a')?.getAttribute('href') ?? '').includes(paths.product);

/** The shop counts which words lead to a product. Nobody waits for it, and it goes out though the page is left. */
export function useNoteOpened(keyword: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box || keyword === '') return;
    const note = ({ target }: Event) => {
      if (!leadsToProduct(target)) return;
      const body = JSON.stringify({ searchKey: keyword });
      client.send('/api/ProductToC/SubmitClick', { ...jsonBody(body), keepalive: true }).catch(() => {});
    };
    // In another tab by the middle button as well.
    for (const name of ['click', 'auxclick']) box.addEventListener(name, note);
    return () => {
      for (const name of ['click', 'auxclick']) box.removeEventListener(name, note);
    };
  }, [keyword]);
  return list;
}
