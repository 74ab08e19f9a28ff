import { QueryClient } from '@tanstack/react-query';

/** A refusal stays a refusal and a broken line has been reported: neither is asked again without the user. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});
