import { isMet, type OperatorFunction } from '@yigou/contract/ground/functions';
import { useApiQuery } from './client';
import { useSession } from './session';

/** Who works here, with the functions of their roles as they are now. */
export function useOperator() {
  const { token } = useSession();
  const { data } = useApiQuery('Operator/GetCurrent', {}, { enabled: token !== '', staleTime: 30_000 });
  return data?.resultData;
}

export function useMay(needs: OperatorFunction): boolean {
  const operator = useOperator();
  return operator !== undefined && isMet(needs, new Set(operator.functions));
}
