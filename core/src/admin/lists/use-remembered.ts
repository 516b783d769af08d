import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * State that survives the unmount of its screen for the rest of the session, such as a sort order. It is stored in
 * the query cache. Do not use it for the value of a text field, because updates are asynchronous.
 */
export function useRemembered<Value extends string | number>(name: string, initial: Value) {
  const queryClient = useQueryClient();
  const queryKey = ['remembered', name];
  const { data: value } = useQuery<Value>({
    queryKey,
    queryFn: skipToken,
    initialData: initial as never,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const remember = (next: Value): void => {
    queryClient.setQueryData<Value>(queryKey, () => next);
  };
  return [value ?? initial, remember] as const;
}
