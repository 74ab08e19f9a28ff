import { useApiQuery } from '../../../../app/client';

/** What waits for oneself, on the home card and the overview alike. */
export const useTodoCounts = () => useApiQuery('Todo/GetCounts', {}, { refetchOnMount: 'always' });
