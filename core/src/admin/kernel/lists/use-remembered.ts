import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * State that survives the unmount of its screen for the rest of the session, such as a sort order. It is stored in
 * the query cache. Do not use it for the value of a text field, because updates are asynchronous.
 */
export function useRemembered<Value extends string | number>(name: string, initial: Value) {
  const queryClient = useQueryClient();
  const queryKey = keyOf(name);
  const { data: value } = useQuery<Value>({
    queryKey,
    queryFn: skipToken,
    initialData: initial as never,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const setValue = (next: Value): void => {
    remember(queryClient, name, next);
  };
  return [value ?? initial, setValue] as const;
}

/** Sets a value of {@link useRemembered} from outside its screen, which may not be mounted. */
export function remember(queryClient: QueryClient, name: string, value: string | number): void {
  queryClient.setQueryDefaults(keyOf(name), { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(keyOf(name), () => value);
}

const keyOf = (name: string) => ['remembered', name];
