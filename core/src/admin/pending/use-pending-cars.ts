import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';

/** The moderation queue, oldest submission first. */
export function usePendingCars() {
  const { client } = useDesk().host;
  return useQuery({ queryKey: listKeys.pending, queryFn: ({ signal }) => client.cars.pending({ signal }) });
}
