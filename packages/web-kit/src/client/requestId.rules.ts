import { newUuid } from './uuid';

/** Which request stands behind a number that may have to be sent again. */
export type PendingRequest = { content: string; requestId: string };

/**
 * The same content keeps its number, so that a second try after a broken line cannot act twice; any change is a new
 * request.
 */
export const requestFor = (pending: PendingRequest | null, content: object): PendingRequest => {
  const text = JSON.stringify(content);
  return pending?.content === text ? pending : { content: text, requestId: newUuid() };
};

export function readPendingRequest(text: string | null): PendingRequest | null {
  try {
    const { content, requestId } = JSON.parse(text ?? 'null') as Partial<PendingRequest>;
    return typeof content === 'string' && typeof requestId === 'string' ? { content, requestId } : null;
  } catch {
    return null;
  }
}
