import { useQueryClient } from '@tanstack/react-query';
import { queryKey, useApiMutation, useApiQuery } from '../../../../app/client';

export const useDeputy = (enabled = true) =>
  useApiQuery('Approval/GetDeputy', {}, { enabled, refetchOnMount: 'always' });

export function useSaveDeputy() {
  const client = useQueryClient();
  return useApiMutation('Approval/SaveDeputy', {
    onSuccess: (answer) => client.setQueryData(queryKey('Approval/GetDeputy', {}), answer),
  });
}
