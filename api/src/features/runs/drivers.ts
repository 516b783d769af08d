import { phoneKey, suggestPhone } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { VehicleEntity } from './vehicle.entity.js';

/** The key of a phone number, which is stored as it was typed: all spellings of a number have the same. */
export const driverKey = (cellphone: string): string => phoneKey(suggestPhone(cellphone) ?? cellphone);

/** The id of the driver with a phone number, who is added if unknown; null without a number. */
async function driverOfPhone(manager: EntityManager, cellphone: string | null): Promise<string | null> {
  if (cellphone === null) return null;
  // The update locks a known driver, so that it is not deleted with its last vehicle meanwhile.
  const [driver] = await manager.query<{ id: string }[]>(
    `INSERT INTO drivers (phone_key) VALUES ($1)
     ON CONFLICT (phone_key) DO UPDATE SET phone_key = excluded.phone_key RETURNING id`,
    [driverKey(cellphone)],
  );
  return driver?.id ?? null;
}

/** Adds a vehicle of the driver with a phone number, and returns its id. */
export async function addVehicle(manager: EntityManager, cellphone: string | null): Promise<string> {
  const driverId = await driverOfPhone(manager, cellphone);
  const { id } = await manager.save(manager.create(VehicleEntity, { driverId }));
  return id;
}

/** Sets the driver of a vehicle by the phone number that was sent last. */
export async function setDriver(
  manager: EntityManager,
  vehicleId: string,
  cellphone: string | null,
): Promise<void> {
  const driverId = await driverOfPhone(manager, cellphone);
  await manager.update(VehicleEntity, { id: vehicleId }, { driverId });
}

/** Removes the driver from vehicles that have no other run with a phone number than those that are being erased. */
export async function forgetDrivers(manager: EntityManager, carIds: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE vehicles SET driver_id = NULL
     WHERE id IN (SELECT vehicle_id FROM cars WHERE id = ANY($1)) AND NOT EXISTS (
       SELECT FROM cars WHERE vehicle_id = vehicles.id AND id <> ALL($1) AND cellphone IS NOT NULL)`,
    [carIds],
  );
}
