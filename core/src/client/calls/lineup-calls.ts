import {
  apiPath,
  type EntryListUpdate,
  eventDayRoutes,
  type LadderDraw,
  type LadderResultUpdate,
  type Lineup,
  type PastEvent,
  type PastEventAdd,
  type StoredEvent,
} from '../../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from '../requests/caller.js';
import { adminUpload } from './collection-calls.js';

/**
 * Requests for entry lists and ladders of events, and for the step to a past event and back. All but `read` require the
 * administrator.
 * @throws ApiError or NetworkError from every method
 */
export interface LineupCalls {
  /** By the id of an event or past event. */
  read(id: string, options?: CallOptions): Promise<Lineup>;
  setEntries(id: string, list: EntryListUpdate): Promise<Lineup>;
  /** Removes all results. */
  drawLadder(id: string, draw: LadderDraw): Promise<Lineup>;
  setResult(id: string, result: LadderResultUpdate): Promise<Lineup>;
  /** Stores a past event and removes the event. */
  toPastEvent(id: string, event: PastEventAdd, options?: UploadOptions): Promise<PastEvent>;
  /** Undoes that, by the id of the past event. */
  toEvent(id: string): Promise<StoredEvent>;
}

/** Creates the requests. They are separate from `createClient`, whose code visitors of every page download. */
export function lineupCalls(call: Caller): LineupCalls {
  const { lineup, setEntries, drawLadder, setResult, toPastEvent, fromPastEvent } = eventDayRoutes;
  const put = (pattern: string, id: string, body: object): Promise<Lineup> =>
    call({ method: 'PUT', path: apiPath(pattern, { id }), body, asAdmin: true });
  return {
    read: (id, options) => call({ method: 'GET', path: apiPath(lineup, { id }), options }),
    setEntries: (id, list) => put(setEntries, id, list),
    drawLadder: (id, draw) => put(drawLadder, id, draw),
    setResult: (id, result) => put(setResult, id, result),
    toPastEvent: (id, event, options) =>
      call({ ...adminUpload, method: 'POST', path: apiPath(toPastEvent, { id }), body: event, options }),
    toEvent: (id) => call({ method: 'POST', path: apiPath(fromPastEvent, { id }), body: {}, asAdmin: true }),
  };
}
