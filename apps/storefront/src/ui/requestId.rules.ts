import { newUuid } from './uuid';

/** Which request stands behind a number that may have to be sent again. */
export type KeptRequest = { content: string; requestId: string };

/**
 * The same content keeps its number, so that a second try after a broken line cannot act twice; any change is a new
 * request.
 */
export const requestFor = (kept: KeptRequest | null, content: object): KeptRequest => {
  const text = JSON.stringify(content);
  return kept?.content === text ? kept : { content: text, requestId: newUuid() };
};

export function readKeptRequest(text: string | null): KeptRequest | null {
  try {
    const { content, requestId } = JSON.parse(text ?? 'null') as Partial<KeptRequest>;
    return typeof content === 'string' && typeof requestId === 'string' ? { content, requestId } : null;
  } catch {
    return null;
  }
}
