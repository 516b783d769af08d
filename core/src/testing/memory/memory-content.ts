import type { PastEvent, Sponsor, StoredEvent, Video } from '../../domain/index.js';
import { eventRoutes } from './events/memory-events.js';
import { MemoryLineups } from './events/memory-lineups.js';
import { pastEventRoutes } from './events/memory-past-events.js';
import type { MemoryClock } from './memory-clock.js';
import { libraryRoutes } from './memory-library.js';
import type { MemoryRoute } from './memory-routes.js';

/** In-memory videos, sponsors and events. Specs read and write it directly. */
export class MemoryContent {
  videos: Video[] = [];
  sponsors: Sponsor[] = [];
  events: StoredEvent[] = [];
  pastEvents: PastEvent[] = [];
  readonly lineups = new MemoryLineups();

  readonly routes: readonly MemoryRoute[];

  constructor(clock: MemoryClock) {
    this.routes = [...libraryRoutes(this, clock), ...eventRoutes(this), ...pastEventRoutes(this)];
  }
}
