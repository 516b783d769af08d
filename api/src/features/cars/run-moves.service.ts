import { Injectable } from '@nestjs/common';
import { type AdminCar, carTitle, type RunMove, runMessages } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { invalidField } from '../../platform/errors/invalid-field.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { BoardEntries } from '../board/index.js';
import { addVehicle, CarEntity, identityOf, lockRuns } from '../runs/index.js';
import { AdminPresenter } from './admin.presenter.js';
import { CarChanges } from './car-changes.js';

/** Moves runs between cars. */
@Injectable()
export class RunMoves {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: CarChanges,
    private readonly entries: BoardEntries,
    private readonly present: AdminPresenter,
  ) {}

  /**
   * Moves runs to the car of another run, whose description they get, or to a new car of their own.
   * @returns the moved runs
   * @throws AppError `not_found` (404), `invalid_input` (400) when the target is one of the runs, or when runs without
   * any other run of their car would get a new one
   */
  move({ carIds, toCarId }: RunMove, admin: AdminIdentity): Promise<AdminCar[]> {
    if (toCarId !== null && carIds.includes(toCarId)) throw invalidField('toCarId', runMessages.targetMoved);
    return this.transactions.run(async (manager) => {
      const locked = await lockRuns(manager, toCarId === null ? carIds : [...carIds, toCarId]);
      const runs = locked.slice(0, carIds.length);
      const target = locked[carIds.length] ?? null;
      if (!target) await refuseSplit(manager, runs);
      const to = target?.vehicleId ?? (await addVehicle(manager, runs[0]?.cellphone ?? null));
      const moved = [];
      for (const from of new Set(runs.map(({ vehicleId }) => vehicleId))) {
        const those = runs.filter(({ vehicleId }) => vehicleId === from);
        if (from !== to) moved.push(...(await this.moveFrom(manager, from, those, to, target, admin)));
      }
      await this.entries.settle(manager, to);
      const presented = [];
      for (const run of runs)
        presented.push(await this.present.changedCar(manager, moved.find(({ id }) => id === run.id) ?? run));
      return presented;
    });
  }

  private async moveFrom(
    manager: EntityManager,
    from: string,
    runs: readonly CarEntity[],
    to: string,
    target: CarEntity | null,
    admin: AdminIdentity,
  ): Promise<CarEntity[]> {
    await this.entries.prepareMove(manager, runs, from, to);
    const changes = { vehicleId: to, ...(target && identityOf(target)) };
    const context = { admin, action: 'move-run', also: { car: target ? carTitle(target) : null } };
    const moved: CarEntity[] = [];
    for (const run of runs) moved.push(await this.changes.apply(manager, run, changes, context));
    await this.entries.settle(manager, from);
    return moved;
  }
}

/** Runs of several cars can become one new car; all runs of one car are that car already. */
async function refuseSplit(manager: EntityManager, runs: readonly CarEntity[]): Promise<void> {
  const vehicles = new Set(runs.map(({ vehicleId }) => vehicleId));
  const [vehicleId] = vehicles;
  if (vehicles.size > 1 || vehicleId === undefined) return;
  if ((await manager.countBy(CarEntity, { vehicleId })) === runs.length)
    throw invalidField('carIds', runMessages.onlyRuns);
}
