import { Injectable } from '@nestjs/common';
import {
  type entryListSchema,
  eventDayMessages,
  isUsableEventId,
  type Lineup,
  type LineupCar,
  type ladderDrawSchema,
  type ladderResultSchema,
  ladderWinners,
  overwrites,
  readEvent,
} from '@quartermile/core/domain';
import { DataSource, IsNull } from 'typeorm';
import type * as z from 'zod';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { invalidField } from '../../../platform/errors/invalid-field.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { CarPages } from '../../cars/index.js';
import { type ContentKind, type ContentStore, ManagedContent } from '../../managed-content/index.js';
import { PastEventEntity } from '../past/past-event.entity.js';
import { NO_LINEUP, type StoredLineup } from '../stored-lineup.js';
import { EventEntity } from '../upcoming/event.entity.js';
import { eventLabel, toStoredEvent } from '../upcoming/event.presenter.js';
import { type Ladder, seedLadder } from './ladder.js';
import { ladderRounds } from './ladder-rounds.js';
import { carsOfLineup, toLineup } from './lineup.presenter.js';
import { setLadderResult } from './set-ladder-result.js';

/** What the activity log stores of a change: ids of cars, no names. */
interface RecordedLineup extends StoredLineup {
  readonly id: string;
  readonly title: string;
}

const LINEUP: ContentKind<EventEntity, RecordedLineup> = {
  entity: EventEntity,
  type: 'event',
  present: (event) => ({
    id: event.id,
    title: readEvent(toStoredEvent(event)).title,
    ...(event.lineup ?? NO_LINEUP),
  }),
  labelOf: ({ id, title }) => eventLabel({ id, title }),
  picturesOf: () => [],
  isId: isUsableEventId,
  // The document stays as it is, so that calendars show no change.
  write: (manager, { id, lineup }) =>
    manager
      .createQueryBuilder()
      .update(EventEntity)
      .set({ lineup: () => 'CAST(:lineup AS jsonb)' })
      .setParameter('lineup', JSON.stringify(lineup))
      .where({ id })
      .execute(),
};

const NO_TIMES = [null, null] as const;

const winnersOf = (ladder: Ladder | null) => ladderWinners(ladder ? ladderRounds(ladder) : []);

/** Entry lists and ladders of events, decision 101. */
@Injectable()
export class LineupsService {
  private readonly lineups: ContentStore<EventEntity, RecordedLineup>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: CarPages,
    content: ManagedContent,
  ) {
    this.lineups = content.storeOf(LINEUP);
  }

  /**
   * The lineup of an event, of a past event, or of the past event that an event has become.
   * @throws AppError `not_found`
   */
  async read(id: string): Promise<Lineup> {
    const event = isUsableEventId(id)
      ? await this.dataSource.getRepository(EventEntity).findOneBy({ id, publishAt: IsNull() })
      : null;
    if (event) return this.present(event.lineup, null);
    const past = await this.findPast(id);
    return this.present(past.lineup, past.id);
  }

  /**
   * Replaces the entry list.
   * @throws AppError `not_found`, `invalid_input` for a car that is not on a board, `changed_meanwhile` (409)
   */
  async setEntries(
    id: string,
    { carIds, _seen: seen }: z.output<typeof entryListSchema>,
    admin: AdminIdentity,
  ): Promise<Lineup> {
    const cars = await this.carsFor(id, carIds);
    const unknown = carIds.findIndex((carId) => !cars.has(carId));
    if (unknown >= 0) throw invalidField(`carIds.${unknown}`, eventDayMessages.notOnBoard);
    const read = (await this.lineups.find(id)).lineup?.cars ?? [];
    const known = await this.pages.lineup(read);
    return this.change(id, 'set-entries', admin, ({ cars: stored, ladder }) => {
      // As the list shows them: cars that left the board are not in it, and merged ones have their present ids.
      const shown = stored.flatMap((carId) => known.get(carId)?._id ?? (read.includes(carId) ? [] : carId));
      const current = { carIds: [...new Set(shown)] };
      if (overwrites(seen, current, { carIds })) throw new AppError('changed_meanwhile', { current });
      return { cars: [...carIds], ladder };
    });
  }

  /**
   * Draws a ladder of the quickest cars in the entry list, which removes all results; without a size, the ladder goes.
   * @throws AppError `not_found`, `invalid_input` with fewer than two cars, `changed_meanwhile` (409)
   */
  async drawLadder(
    id: string,
    { size, _seen: seen }: z.output<typeof ladderDrawSchema>,
    admin: AdminIdentity,
  ): Promise<Lineup> {
    const redraw = (stored: Ladder | null, ladder: Ladder | null): Ladder | null => {
      const current = winnersOf(stored);
      if (overwrites(seen, current, winnersOf(ladder))) throw new AppError('changed_meanwhile', { current });
      return ladder;
    };
    if (size === null)
      return this.change(id, 'remove-ladder', admin, ({ cars, ladder }) => ({
        cars,
        ladder: redraw(ladder, null),
      }));
    const { lineup } = await this.lineups.find(id);
    const known = await this.pages.lineup(lineup?.cars ?? []);
    return this.change(id, 'draw-ladder', admin, ({ cars, ladder }) => {
      // By their present ids: listed cars may have been merged, also into each other.
      const listed = new Map(cars.flatMap((carId) => known.get(carId) ?? []).map((car) => [car._id, car]));
      const timed = [...listed.values()].map((car) => ({
        id: car._id,
        seconds: car.time === null ? null : Number(car.time),
      }));
      if (timed.length < 2) throw invalidField('size', eventDayMessages.tooFewCars);
      return { cars, ladder: redraw(ladder, seedLadder(size, timed)) };
    });
  }

  /**
   * Sets, corrects or removes the result of a race.
   * @throws AppError `not_found`, `invalid_input` for a race that cannot have this result, `changed_meanwhile` (409)
   */
  setResult(
    id: string,
    { _seen: seen, ...result }: z.output<typeof ladderResultSchema>,
    admin: AdminIdentity,
  ): Promise<Lineup> {
    return this.change(id, 'set-result', admin, ({ cars, ladder }) => {
      if (!ladder) throw invalidField('race', eventDayMessages.matchExpected);
      const { winner = null, times = NO_TIMES } =
        ladderRounds(ladder)[result.round - 1]?.[result.race - 1] ?? {};
      const current = { winner, times };
      if (overwrites(seen, current, result)) throw new AppError('changed_meanwhile', { current });
      const change = setLadderResult(ladder, result);
      if ('problem' in change) throw invalidField(change.problem.field, change.problem.message);
      return { cars, ladder: change.ladder };
    });
  }

  /** @throws AppError `not_found` for an unknown event, before its cars are looked at */
  private async carsFor(id: string, carIds: readonly string[]): Promise<ReadonlyMap<string, LineupCar>> {
    const isKnown =
      isUsableEventId(id) && (await this.dataSource.getRepository(EventEntity).existsBy({ id }));
    if (!isKnown) throw new AppError('not_found');
    return this.pages.lineup(carIds);
  }

  private async change(
    id: string,
    action: string,
    admin: AdminIdentity,
    toChanged: (before: StoredLineup) => StoredLineup,
  ): Promise<Lineup> {
    const columns = ({ lineup }: EventEntity) => ({ lineup: toChanged(lineup ?? NO_LINEUP) });
    const { cars, ladder } = await this.lineups.update(id, { admin, action, pictures: {}, columns });
    return this.present({ cars, ladder }, null);
  }

  private async present(lineup: StoredLineup | null, pastEventId: string | null): Promise<Lineup> {
    const stored = lineup ?? NO_LINEUP;
    const cars: ReadonlyMap<string, LineupCar> = await this.pages.lineup(carsOfLineup(stored));
    return toLineup(stored, cars, pastEventId);
  }

  private async findPast(id: string): Promise<PastEventEntity> {
    if (!isUsableEventId(id)) throw new AppError('not_found');
    const query = this.dataSource.getRepository(PastEventEntity).createQueryBuilder('event');
    query.where("event.source ->> 'id' = :id", { id }).orderBy('event.createdAt', 'DESC');
    if (isEntityId(id)) query.orWhere('event.id = :uuid', { uuid: id });
    const found = await query.getOne();
    if (!found) throw new AppError('not_found');
    return found;
  }
}
