import { summariseWeek, type WeekData, wrapDraft, wrapMessage, wrapRoutes } from '../../domain/index.js';
import { show } from './memory-issues.js';
import { type MemoryRoute, ok } from './memory-routes.js';

/** State that the routes of the wrap of a week read. */
export interface MemoryWeek {
  readonly week: WeekData;
}

const SITE = { siteName: 'Quartermile', origin: 'http://localhost:3000' };
/** A PNG of one pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The routes of the wrap of a week. Its picture shows nothing. */
export function wrapMemoryRoutes(state: MemoryWeek): MemoryRoute[] {
  return [
    {
      method: 'GET',
      pattern: wrapRoutes.draft,
      answer() {
        const week = summariseWeek(state.week, new Date());
        const { subject, blocks } = wrapDraft(week, SITE.origin);
        const message = wrapMessage(week, SITE);
        const shown = blocks.map(show);
        return ok({ siteName: SITE.siteName, subject, blocks, shown, message, isQuiet: week.isQuiet });
      },
    },
    { method: 'GET', pattern: wrapRoutes.picture, answer: () => ok({ picture: PICTURE }) },
  ];
}
