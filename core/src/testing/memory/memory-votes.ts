import {
  type AdminEntry,
  apiRoutes,
  bringBackVotesSchema,
  type Pauses,
  type ProblemCode,
  pauseUpdateSchema,
  type SetAsideWindow,
  setAsideVotesSchema,
  type VoteHistory,
  voteHistoryQuerySchema,
} from '../../domain/index.js';
import type { MemoryBoard } from './memory-board.js';
import { checked, created, type Handled, type MemoryRoute, ok } from './memory-routes.js';

const ADMIN = 'admin@quartermile.example';

/** Votes of a `MemoryApi`: what specs store about them by entry, and what is paused. */
export class MemoryVotes {
  /** Quarters and days by entry. */
  readonly history = new Map<string, Pick<VoteHistory, 'quarters' | 'days'>>();
  readonly windows = new Map<string, SetAsideWindow[]>();
  readonly setAside = new Map<string, number>();
  pauses: Pauses = { votes: null, submissions: null };
}

/** The routes for votes over time, for windows that are set aside, and for pauses. */
export function voteRoutes(board: MemoryBoard, votes: MemoryVotes): MemoryRoute[] {
  const { voteHistory, setAsideVotes, bringBackVotes } = apiRoutes.leaderboard;
  return [
    {
      method: 'GET',
      pattern: voteHistory,
      answer: ({ query }) =>
        checked(voteHistoryQuerySchema, Object.fromEntries(query), ({ entryId }) => {
          const entry = board.entries.find(({ _id }) => _id === entryId);
          return entry ? ok(historyOf(votes, entry)) : 'not_found';
        }),
    },
    { method: 'POST', pattern: setAsideVotes, answer: ({ body }) => setAside(board, votes, body) },
    { method: 'POST', pattern: bringBackVotes, answer: ({ body }) => bringBack(board, votes, body) },
    { method: 'GET', pattern: apiRoutes.sitePauses, answer: () => ok(votes.pauses) },
    {
      method: 'PUT',
      pattern: apiRoutes.sitePauses,
      answer: ({ body }) =>
        checked(pauseUpdateSchema, body, ({ subject, paused, until = null }) => {
          const pause = paused ? { until, by: ADMIN, at: board.clock.next() } : null;
          votes.pauses = { ...votes.pauses, [subject]: pause };
          return ok(votes.pauses);
        }),
    },
  ];
}

function historyOf(votes: MemoryVotes, entry: AdminEntry): VoteHistory {
  return {
    entryId: entry._id,
    car: entry.car.name,
    category: entry.category,
    votes: entry.votes,
    votesSetAside: votes.setAside.get(entry._id) ?? 0,
    ...(votes.history.get(entry._id) ?? { quarters: [], days: [] }),
    windows: votes.windows.get(entry._id) ?? [],
  };
}

function setAside(board: MemoryBoard, votes: MemoryVotes, body: unknown): Handled | ProblemCode {
  return checked(setAsideVotesSchema, body, ({ entryId, from, to, reason }) => {
    if (!board.entries.some(({ _id }) => _id === entryId)) return 'not_found';
    const { quarters } = votes.history.get(entryId) ?? { quarters: [] };
    const inside = quarters.filter(({ at }) => at >= from && at < to);
    const window: SetAsideWindow = {
      _id: board.newId(),
      from,
      to,
      votes: inside.reduce((sum, quarter) => sum + quarter.votes, 0),
      reason,
      setAsideBy: ADMIN,
      setAsideAt: board.clock.next(),
      broughtBackBy: null,
      broughtBackAt: null,
    };
    votes.windows.set(entryId, [window, ...(votes.windows.get(entryId) ?? [])]);
    return created(move(board, votes, { entryId, window, count: window.votes }));
  });
}

function bringBack(board: MemoryBoard, votes: MemoryVotes, body: unknown): Handled | ProblemCode {
  return checked(bringBackVotesSchema, body, ({ windowId }) => {
    for (const [entryId, windows] of votes.windows) {
      const known = windows.find(({ _id }) => _id === windowId);
      if (!known) continue;
      if (known.broughtBackAt) return 'already_brought_back';
      const window = { ...known, broughtBackBy: ADMIN, broughtBackAt: board.clock.next() };
      votes.windows.set(
        entryId,
        windows.map((one) => (one === known ? window : one)),
      );
      return ok(move(board, votes, { entryId, window, count: -window.votes }));
    }
    return 'not_found';
  });
}

interface Move {
  readonly entryId: string;
  readonly window: SetAsideWindow;
  /** Votes that cease to count; negative: that count again. */
  readonly count: number;
}

function move(board: MemoryBoard, votes: MemoryVotes, { entryId, window, count }: Move) {
  const votesSetAside = (votes.setAside.get(entryId) ?? 0) + count;
  votes.setAside.set(entryId, votesSetAside);
  board.entries = board.entries.map((entry) =>
    entry._id === entryId ? { ...entry, votes: entry.votes - count } : entry,
  );
  const entry = board.entries.find(({ _id }) => _id === entryId);
  return { window, votes: entry?.votes ?? 0, votesSetAside };
}
