import { Injectable } from '@nestjs/common';
import {
  type Car,
  type CarPage,
  type CarPlace,
  carTitle,
  type DriverCar,
  type DriverPage,
  type LineupCar,
  lineupCar,
  rankingTime,
  runDay,
  runHistory,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { BoardReadModel, type BoardTable } from '../../board/index.js';
import { type CarEntity, toCar } from '../../runs/index.js';
import { findVehicle, followVehicles } from './find-vehicle.js';
import { nameOfDriver, type PublicVehicle, publicVehicles, vehiclesOfDriver } from './public-cars.js';

/** A page of a car or driver for the sitemap. */
export interface PageAddress {
  readonly _id: string;
  readonly name: string;
  /** When its last run was approved, ISO 8601. */
  readonly changedAt: string;
}

/** What stands on the pages of cars and drivers: approved runs and places, nothing private. */
@Injectable()
export class CarPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly board: BoardReadModel,
  ) {}

  /**
   * The page of a car.
   * @param id of the car, of an earlier one whose runs it has, or of one of its runs
   * @throws AppError `car_removed` (410) or `not_found` (404)
   */
  async car(id: string): Promise<CarPage> {
    const { manager } = this.dataSource;
    const vehicleId = await findVehicle(manager, id);
    const [vehicle] = await publicVehicles(manager, [vehicleId]);
    if (!vehicle) throw new AppError('not_found');
    const table = await this.board.read();
    const { car, places, pictures } = describe(vehicle, table);
    const runs = vehicle.runs.map((run) => toRun(run, pictures));
    return { _id: vehicleId, driverId: vehicle.driverId, car, runs: runHistory(runs), places };
  }

  /**
   * The page of a driver.
   * @throws AppError `not_found` (404), also for a driver without a public run
   */
  async driver(id: string): Promise<DriverPage> {
    const vehicles = isEntityId(id) ? await vehiclesOfDriver(this.dataSource.manager, id) : [];
    if (vehicles.length === 0) throw new AppError('not_found');
    const table = await this.board.read();
    const cars = vehicles
      .toSorted((one, other) => rankingTime(one.best) - rankingTime(other.best))
      .map((vehicle): DriverCar => {
        const { car, places } = describe(vehicle, table);
        return { _id: vehicle.id, car, runs: vehicle.runs.length, places };
      });
    return { _id: id.toLowerCase(), name: nameOfDriver(vehicles), cars };
  }

  /**
   * Cars for an entry list, by the requested ids. Those that are no longer on a board are missing; a car whose runs were
   * moved is the one that has them.
   */
  async lineup(ids: readonly string[]): Promise<ReadonlyMap<string, LineupCar>> {
    const { manager } = this.dataSource;
    const followed = await followVehicles(manager, ids);
    const vehicles = followed.size > 0 ? await publicVehicles(manager, [...new Set(followed.values())]) : [];
    const cars = new Map(vehicles.map((vehicle) => [vehicle.id, lineupCar(vehicle.id, toCar(vehicle.best))]));
    return new Map(
      [...followed].flatMap(([id, vehicleId]) => {
        const car = cars.get(vehicleId);
        return car ? [[id, car] as const] : [];
      }),
    );
  }

  /** All pages, for the sitemap. */
  async addresses(): Promise<{ readonly cars: PageAddress[]; readonly drivers: PageAddress[] }> {
    const vehicles = await publicVehicles(this.dataSource.manager, null);
    const byDriver = Map.groupBy(vehicles, ({ driverId }) => driverId);
    byDriver.delete(null);
    return {
      cars: vehicles.map((vehicle) => addressOf(vehicle.id, carTitle(toCar(vehicle.best)), [vehicle])),
      drivers: [...byDriver].map(([id, own]) => addressOf(id ?? '', nameOfDriver(own), own)),
    };
  }
}

/** The best run and the places of a car. Only pictures of runs that entries show are public. */
function describe(vehicle: PublicVehicle, table: BoardTable) {
  const entries = table.entriesOfVehicle(vehicle.id);
  const pictures = new Map(entries.map(({ entry: { car } }) => [car._id, car.image]));
  const shown = pictures.get(vehicle.best.id) ?? [...pictures.values()].find((path) => path !== null);
  const car: Car = { ...toCar(vehicle.best), image: shown ?? null };
  const places: CarPlace[] = entries.map(({ place, entry: { votes } }) => ({ ...place, votes }));
  return { car, places, pictures };
}

function toRun(run: CarEntity, pictures: ReadonlyMap<string, string | null>) {
  const car = toCar(run);
  const dates = { ...car, reviewedAt: run.reviewedAt?.toISOString() ?? null };
  return {
    ...car,
    image: pictures.get(run.id) ?? null,
    ...runDay(dates),
    categories: run.approvedCategories,
  };
}

function addressOf(id: string, name: string, vehicles: readonly PublicVehicle[]): PageAddress {
  const instants = vehicles.flatMap(({ runs }) =>
    runs.map(({ reviewedAt, createdAt }) => (reviewedAt ?? createdAt).getTime()),
  );
  return { _id: id, name, changedAt: new Date(Math.max(...instants)).toISOString() };
}
