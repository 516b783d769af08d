import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';

/** Approved cars, latest approval first. */
export function useApprovedCars() {
  const { client } = useDesk().host;
  return useQuery({
    queryKey: listKeys.approved,
    queryFn: ({ signal }) => client.cars.approved({ signal }),
  });
}

/** What changes with an approved car: itself and the leaderboard. */
export const approvedCarLists = [listKeys.approved, listKeys.entries] as const;
