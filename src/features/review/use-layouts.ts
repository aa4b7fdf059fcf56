import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteLayout,
  getListLayoutsQueryKey,
  getListLayoutsQueryOptions,
  saveLayout,
} from '@/api/generated/endpoints/review/review';
import type { DocumentLayoutSave } from '@/api/generated/model';

/** The layouts on the server; null if it stores none. */
export const useLayouts = () => useQuery(getListLayoutsQueryOptions()).data ?? null;

/** Stores, changes and removes layouts. Calls `onChanged` because a document may then be read differently. */
export function useLayoutChanges(onChanged: () => void) {
  const queryClient = useQueryClient();
  const onSuccess = () => {
    void queryClient.invalidateQueries({ queryKey: getListLayoutsQueryKey() });
    onChanged();
  };
  const save = useMutation({
    mutationFn: ({ id, layout }: { id: string; layout: DocumentLayoutSave }) => saveLayout(id, layout),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (id: string) => deleteLayout(id), onSuccess });
  return { save, remove };
}
