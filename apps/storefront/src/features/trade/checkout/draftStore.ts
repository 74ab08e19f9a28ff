import { type PendingRequest, readPendingRequest } from '@yigou/web-kit';
import { type Draft, readDraft } from './draft.rules';

/** Each account its own: the next one at this machine starts with an empty form. */
const draftKey = (userId: string) => `settlement ${userId}`;
const requestKey = (userId: string) => `settlement-request ${userId}`;

/** A browser that forbids storage has no draft; the form works all the same. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

export const loadDraft = (userId: string): Draft => readDraft(read(draftKey(userId)));
export const keepDraft = (userId: string, draft: Draft) => write(draftKey(userId), draft);

export const loadRequest = (userId: string): PendingRequest | null => readPendingRequest(read(requestKey(userId)));
export const keepRequest = (userId: string, request: PendingRequest) => write(requestKey(userId), request);

/** The order is there: neither its form nor its number is wanted again. */
export function dropDraft(userId: string) {
  try {
    sessionStorage.removeItem(draftKey(userId));
    sessionStorage.removeItem(requestKey(userId));
  } catch {}
}
