import { Injectable } from '@nestjs/common';
import { type BoardParameters, defaultBoardQuery, foldText } from '@quartermile/core/domain';
import type { QuerySimplifier } from '../../platform/cache/public-list.interceptor.js';
import { BoardReadModel } from './board-read-model.js';
import type { EntryFilter } from './select-entries.js';

/** Queries of the list of entries that have the same response: searches in other letters, and limits beyond its end. */
@Injectable()
export class EntryQueries implements QuerySimplifier {
  constructor(private readonly board: BoardReadModel) {}

  /** The simplest query. */
  async simplify({ limit, offset = 0, q = '', ...facts }: EntryFilter): Promise<EntryFilter> {
    const filter = { ...facts, q: foldText(q) || undefined };
    if (limit === undefined && offset === 0) return filter;
    const { total } = (await this.board.read()).list(filter);
    const start = Math.min(offset, total);
    const isWhole = limit === undefined || limit >= total - start;
    return { ...filter, limit: isWhole ? undefined : limit, offset: start || undefined };
  }
}

/** Queries of a page of the leaderboard that have the same response: defaults, and searches in other letters. */
@Injectable()
export class BoardQueries implements QuerySimplifier {
  /** The simplest query. */
  async simplify({ q = '', ...parameters }: BoardParameters): Promise<BoardParameters> {
    const { category, from, others } = defaultBoardQuery;
    const defaults: BoardParameters = { category, from, others };
    const changed = Object.entries(parameters).filter(
      ([name, value]) => value !== defaults[name as keyof BoardParameters],
    );
    return { ...Object.fromEntries(changed), q: foldText(q) || undefined };
  }
}
