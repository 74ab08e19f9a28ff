import { DomainError } from '../../ground/lib/domainError';

/** What is refused has not happened. */
export async function happens(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (cause) {
    if (cause instanceof DomainError) return false;
    throw cause;
  }
}
