import { bestRun, driverName, PUBLIC_CAR_FIELDS } from '@quartermile/core/domain';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { CarEntity, driverKey } from '../../runs/index.js';

/** A public car: its approved runs, the oldest first, and its driver, if there is one. */
export interface PublicVehicle {
  readonly id: string;
  readonly driverId: string | null;
  readonly best: CarEntity;
  readonly runs: readonly CarEntity[];
}

/** The driver that a vehicle refers to. */
interface DriverRow {
  readonly vehicleId: string;
  readonly driverId: string;
  readonly phoneKey: string;
}

/** What is read of a run. The phone number is compared only. */
const COLUMNS = [
  'id',
  'vehicleId',
  'approvedCategories',
  'reviewedAt',
  'cellphone',
  ...PUBLIC_CAR_FIELDS,
] as const satisfies readonly (keyof CarEntity)[];
const SELECTED = Object.fromEntries(COLUMNS.map((column) => [column, true as const]));

/** Vehicles with a run that was approved for a board, which are exactly those with an entry; of `ids`, or all of them. */
export async function publicVehicles(
  manager: EntityManager,
  ids: readonly string[] | null,
): Promise<PublicVehicle[]> {
  const where: FindOptionsWhere<CarEntity> = { status: 'approved', ...(ids && { vehicleId: In([...ids]) }) };
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const approved = await manager.find(CarEntity, { select: SELECTED, where, order });
  const runs = Map.groupBy(
    approved.filter(({ approvedCategories }) => approvedCategories.length > 0),
    ({ vehicleId }) => vehicleId,
  );
  const drivers = await driversOf(manager, ids);
  return [...runs].flatMap(([id, own]) => {
    const best = bestRun(own);
    return best ? [{ id, best, runs: own, driverId: publicDriver(own, drivers.get(id)) }] : [];
  });
}

/** The vehicles of a driver that are public as such. */
export async function vehiclesOfDriver(manager: EntityManager, driverId: string): Promise<PublicVehicle[]> {
  const rows: { id: string }[] = await manager.query('SELECT id FROM vehicles WHERE driver_id = $1', [
    driverId,
  ]);
  const vehicles = await publicVehicles(
    manager,
    rows.map(({ id }) => id),
  );
  return vehicles.filter((vehicle) => vehicle.driverId === driverId);
}

/** The name of a driver: that of the run that was approved last, of those with a name. */
export function nameOfDriver(vehicles: readonly PublicVehicle[]): string {
  const named = vehicles.flatMap(({ runs }) => runs).filter(({ owner }) => owner);
  const instant = ({ reviewedAt, createdAt }: CarEntity) => (reviewedAt ?? createdAt).getTime();
  const [last] = named.toSorted((one, other) => instant(other) - instant(one));
  return driverName({ owner: last?.owner ?? null });
}

/**
 * A vehicle has the phone number that was sent last, which may be that of a run that nobody approved. Such a number must
 * not show whose it is, so an approved run has to have it, too.
 */
function publicDriver(runs: readonly CarEntity[], driver: DriverRow | undefined): string | null {
  const has = ({ cellphone }: CarEntity) => cellphone !== null && driverKey(cellphone) === driver?.phoneKey;
  return driver && runs.some(has) ? driver.driverId : null;
}

async function driversOf(
  manager: EntityManager,
  ids: readonly string[] | null,
): Promise<ReadonlyMap<string, DriverRow>> {
  const select = `SELECT vehicles.id AS "vehicleId", drivers.id AS "driverId", phone_key AS "phoneKey"
    FROM vehicles JOIN drivers ON drivers.id = driver_id`;
  const rows: DriverRow[] = ids
    ? await manager.query(`${select} WHERE vehicles.id = ANY($1::uuid[])`, [ids])
    : await manager.query(select);
  return new Map(rows.map((row) => [row.vehicleId, row]));
}
