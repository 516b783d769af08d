import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * A piece of state that the session remembers although its screen goes, such as how a list is sorted. It
 * is kept with what the session loaded and goes with it. Not for the text of a field: it lags a moment.
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
