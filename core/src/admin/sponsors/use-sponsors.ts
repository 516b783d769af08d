import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';

/** All sponsors, featured ones first, then by name. */
export function useSponsors() {
  const { client } = useDesk().host;
  return useQuery({ queryKey: listKeys.sponsors, queryFn: ({ signal }) => client.sponsors.list({ signal }) });
}
