import { CallError } from '../client/callErrors';
import { toast } from './messages';

/** What the server refused, in its own words. A broken line has been shown already. */
export function showRefusal(error: unknown) {
  if (error instanceof CallError) toast.error(error.message);
}
