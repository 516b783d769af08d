import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../context/dashboard-context.js';
import { listKeys } from '../context/query-client.js';

/** Whether the server can send mail. */
export function useMailDelivery() {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: listKeys.mailDelivery,
    queryFn: ({ signal }) => client.newsletter.delivery({ signal }),
  });
}
