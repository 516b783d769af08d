import { type AdminCar, bestRun } from '@quartermile/core/domain';

/**
 * The best approved run of each other car of a run's driver, the latest first. The same phone number means the same
 * driver, never the name alone.
 */
export function otherCarsOfDriver(
  { driverId, vehicleId }: Pick<AdminCar, 'driverId' | 'vehicleId'>,
  approved: readonly AdminCar[],
): AdminCar[] {
  if (!driverId) return [];
  const others = approved.filter((run) => run.driverId === driverId && run.vehicleId !== vehicleId);
  const byVehicle = Map.groupBy(others, (run) => run.vehicleId);
  return [...byVehicle.values()]
    .flatMap((runs) => bestRun(runs) ?? [])
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
