import { QueryClient } from '@tanstack/react-query';

/** A refusal stays a refusal. Somebody else works on the same lists: what is looked at again is asked again. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true, staleTime: 5_000 } },
});
