import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../context/dashboard-context.js';
import { listKeys } from '../context/query-client.js';

/** Approved cars, latest approval first. Loaded on demand. */
export function useApprovedCars(isWanted = true) {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: listKeys.approved,
    queryFn: ({ signal }) => client.cars.approved({ signal }),
    enabled: isWanted,
  });
}

/** Query keys that a change of a car of any status affects. */
export const changedCarLists = [
  listKeys.approved,
  listKeys.entries,
  listKeys.pending,
  listKeys.rejected,
  listKeys.withdrawn,
  listKeys.activity,
] as const;

/** Query keys that a change of an approved car affects. */
export const approvedCarLists = [listKeys.approved, listKeys.entries] as const;
