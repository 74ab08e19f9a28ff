import type { FunctionCode } from '@yigou/contract/ground/functions';
import { useApiQuery } from '../../../../app/client';
import { useSession } from '../../../../app/session';

/**
 * Whether to draw what a function is for. Visitors, and who is not known yet, see it: a visitor is asked to log in when
 * they use it, and the server decides in any case.
 */
export function useFunctions(): (code: FunctionCode) => boolean {
  const { token } = useSession();
  const { data } = useApiQuery('KamFunction/GetUserByFunction', {}, { enabled: token !== '', staleTime: 60_000 });
  return (code) => token === '' || !data || data.functions.includes(code);
}

export const useMay = (code: FunctionCode): boolean => useFunctions()(code);
