import { Inject, Injectable } from '@nestjs/common';
import {
  apiPath,
  boardFeedRoute,
  CATEGORIES,
  type Category,
  categorySlug,
  FIRST_RULES_VERSION,
  isRankedByVotes,
  LIST_MAX_OFFSET,
  type ListedHold,
  messages,
  pageRoutes,
  type RecordList,
  rankingTime,
} from '@quartermile/core/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { LeaderboardService, RecordsService } from '../board/index.js';
import { CarPages } from '../cars/index.js';
import { presentCar, presentRun } from './present-run.js';
import type { PublicBoard, PublicCarPage, PublicEntry, PublicRecord } from './public-api-payloads.js';
import type { PublicEntryQuery, PublicRecordQuery } from './public-api-queries.js';
import { PublicLinks, withParameters } from './public-links.js';

/** A part of a list, and the number of all items. */
export interface Part<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Boards, entries, cars and records in the form of the public API. */
@Injectable()
export class PublicLeaderboard {
  private readonly links: PublicLinks;

  constructor(
    private readonly board: LeaderboardService,
    private readonly cars: CarPages,
    private readonly lineage: RecordsService,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    this.links = new PublicLinks(publicUrl);
  }

  /** The boards, in their order. */
  async boards(): Promise<PublicBoard[]> {
    return Promise.all(CATEGORIES.map((category) => this.presentBoard(category)));
  }

  /** Entries of a board in the order of their places. */
  async entries(category: Category, query: PublicEntryQuery): Promise<Part<PublicEntry>> {
    const { page, page_size: limit, format: _, ...filter } = query;
    const wanted = { ...filter, category, limit, offset: (page - 1) * limit };
    const { places, total } = await this.board.places(wanted);
    const items = places.map(({ position, entry, vehicleId }): PublicEntry => {
      const { _id, car, votes, createdAt, rulesVersion = FIRST_RULES_VERSION } = entry;
      return {
        id: _id,
        board: categorySlug(category),
        position,
        votes,
        car_id: vehicleId,
        ...presentRun(car, this.links),
        ...presentCar(car),
        rules_version: rulesVersion,
        listed_at: createdAt,
        links: { car: this.links.car(vehicleId), page: this.links.entryPage(_id) },
      };
    });
    return { items, total };
  }

  /**
   * A car with its runs and places.
   * @param id of the car, or of one of its runs
   * @throws AppError `car_removed` (410) or `not_found` (404)
   */
  async car(id: string): Promise<PublicCarPage> {
    const { _id, car, runs, places } = await this.cars.car(id);
    return {
      id: _id,
      ...presentCar(car),
      runs: runs.map((run) => ({
        ...presentRun(run, this.links),
        day: run.day,
        is_personal_best: run.isPersonalBest,
        boards: run.categories.map(categorySlug),
      })),
      places: places.map(({ category, entryId, place, of, votes }) => ({
        board: categorySlug(category),
        entry_id: entryId,
        position: place,
        of,
        votes,
        links: { page: this.links.entryPage(entryId) },
      })),
      links: { self: this.links.car(_id), page: this.links.carPage(_id, car.name) },
    };
  }

  /** Who was first on each board and among the cars of each drivetrain, the newest of each list first. */
  async records({
    board: category,
    drivetrain,
    page,
    page_size,
  }: PublicRecordQuery): Promise<Part<PublicRecord>> {
    const lists = await this.lineage.list({ category, drivetrain, limit: LIST_MAX_OFFSET });
    const all = lists.flatMap((list) => list.holds.map((hold) => [list, hold] as const));
    const shown = all.slice((page - 1) * page_size, page * page_size);
    return { items: shown.map(([list, hold]) => this.presentHold(list, hold)), total: all.length };
  }

  private async presentBoard(category: Category): Promise<PublicBoard> {
    const { view } = await this.board.page({ category, others: 1 });
    const slug = categorySlug(category);
    return {
      id: slug,
      name: category,
      description: messages.leaderboard.boardDescriptions[category],
      ranked_by: isRankedByVotes(category) ? 'votes' : 'time_s',
      entries: view.counts[category],
      strips: view.choices.strips.map(({ _id, name }) => ({ id: _id, name })),
      years: [...view.choices.years],
      links: {
        entries: this.links.entries(category),
        feed: this.links.to(apiPath(boardFeedRoute, { board: slug })),
        page: this.links.to(withParameters(pageRoutes.leaderboard, { category })),
      },
    };
  }

  private presentHold({ category, drivetrain }: RecordList, hold: ListedHold): PublicRecord {
    const { holder, since, until, times } = hold;
    const best = times.at(-1)?.time ?? null;
    return {
      board: categorySlug(category),
      drivetrain,
      time_s: best === null ? null : rankingTime({ time: best, worldFacts: null }),
      from: since,
      until,
      is_current: until === null,
      run_id: holder?.carId ?? null,
      car_name: holder?.name ?? null,
      driver: holder?.owner ?? null,
      entry_id: holder?.entryId ?? null,
      picture_url: this.links.toOptional(holder?.image ?? null),
      links: {
        car: holder && this.links.car(holder.carId),
        page: holder?.entryId ? this.links.entryPage(holder.entryId) : null,
      },
    };
  }
}
