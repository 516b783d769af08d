import {
  type ActivityItem,
  activityQuerySchema,
  apiRoutes,
  defaultSiteProfile,
  type HealthItem,
  healthRetrySchema,
  type Issue,
  mergeSiteProfile,
  NO_DEMO_CONTENT,
  type OutboxMail,
  type PastEvent,
  type SiteProfile,
  type SiteSetup,
  type Sponsor,
  type StatisticsDay,
  type StoredEvent,
  type Subscriber,
  siteProfileUpdateSchema,
  statisticsQuerySchema,
  type Video,
  type WeekData,
} from '../../domain/index.js';
import { eventRoutes } from './events/memory-events.js';
import { MemoryLineups } from './events/memory-lineups.js';
import { pastEventRoutes } from './events/memory-past-events.js';
import type { MemoryClock } from './memory-clock.js';
import { issueMemoryRoutes } from './memory-issues.js';
import { libraryRoutes } from './memory-library.js';
import { checked, type MemoryRoute, ok } from './memory-routes.js';
import { unlessOverwriting } from './memory-versions.js';
import { wrapMemoryRoutes } from './memory-wrap.js';

/** In-memory data other than cars and entries. Specs read and write it directly. */
export class MemoryContent {
  statistics: StatisticsDay[] = [];
  videos: Video[] = [];
  sponsors: Sponsor[] = [];
  events: StoredEvent[] = [];
  pastEvents: PastEvent[] = [];
  readonly lineups = new MemoryLineups();
  subscribers: Subscriber[] = [];
  issues: Issue[] = [];
  /** What the wrap of the week is made of; nothing by default, a quiet week. */
  week: WeekData = { entries: [], records: [], events: [] };
  outbox: OutboxMail[] = [];
  hasMailServer = true;
  /** Newest first. */
  activity: ActivityItem[] = [];
  site: SiteProfile = defaultSiteProfile;
  /** Parts of the server as the report sorts them. */
  health: HealthItem[] = [];
  setup: SiteSetup = { finished: true, demo: NO_DEMO_CONTENT };

  readonly routes: readonly MemoryRoute[];

  constructor(clock: MemoryClock) {
    this.routes = [
      ...libraryRoutes(this, clock),
      ...eventRoutes(this),
      ...pastEventRoutes(this),
      ...newsletterRoutes(this),
      ...issueMemoryRoutes(this, clock),
      ...wrapMemoryRoutes(this),
      ...siteRoutes(this),
      ...setupRoutes(this),
      ...recordRoutes(this),
      ...healthRoutes(this),
    ];
  }
}

function newsletterRoutes(content: MemoryContent): MemoryRoute[] {
  const { list, exportCsv, outbox, delivery, delete: remove } = apiRoutes.newsletter;
  return [
    { method: 'GET', pattern: list, answer: () => ok(content.subscribers) },
    { method: 'GET', pattern: outbox, answer: () => ok(content.outbox) },
    { method: 'GET', pattern: delivery, answer: () => ok({ hasMailServer: content.hasMailServer }) },
    {
      method: 'GET',
      pattern: exportCsv,
      answer: () => ok(writeCsv(content.subscribers)),
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        const others = content.subscribers.filter(({ _id }) => _id !== parts.id);
        if (others.length === content.subscribers.length) return 'not_found';
        content.subscribers = others;
        return ok({ deleted: true });
      },
    },
  ];
}

function setupRoutes(content: MemoryContent): MemoryRoute[] {
  const { setup, finishSetup, removeDemo } = apiRoutes.admin;
  return [
    { method: 'GET', pattern: setup, answer: () => ok(content.setup) },
    {
      method: 'POST',
      pattern: finishSetup,
      answer() {
        content.setup = { ...content.setup, finished: true };
        return ok(content.setup);
      },
    },
    {
      method: 'POST',
      pattern: removeDemo,
      answer() {
        const removed = content.setup.demo;
        content.setup = { ...content.setup, demo: NO_DEMO_CONTENT };
        return ok({ removed });
      },
    },
  ];
}

function siteRoutes(content: MemoryContent): MemoryRoute[] {
  return [
    { method: 'GET', pattern: apiRoutes.site, answer: () => ok(content.site) },
    {
      method: 'PUT',
      pattern: apiRoutes.site,
      answer: ({ body }) =>
        checked(siteProfileUpdateSchema, body, ({ _seen: seen, ...changes }) => {
          const changed = mergeSiteProfile(content.site, changes);
          return unlessOverwriting(seen, content.site, changed, () => {
            content.site = changed;
            return ok(changed);
          });
        }),
    },
  ];
}

/** Routes of the activity log and the daily statistics. */
function recordRoutes(content: MemoryContent): MemoryRoute[] {
  const { statistics, activity } = apiRoutes.admin;
  return [
    {
      method: 'GET',
      pattern: statistics,
      answer: ({ query }) =>
        checked(statisticsQuerySchema, Object.fromEntries(query), () => ok({ days: content.statistics })),
    },
    {
      method: 'GET',
      pattern: activity,
      answer: ({ query }) =>
        checked(activityQuerySchema, Object.fromEntries(query), ({ limit, cursor = '0', cars }) => {
          const listed = content.activity.filter(({ subject }) => !cars || cars.includes(subject.id));
          const from = Number(cursor);
          const next = from + limit < listed.length ? String(from + limit) : null;
          return ok({ items: listed.slice(from, from + limit), next });
        }),
    },
  ];
}

function healthRoutes(content: MemoryContent): MemoryRoute[] {
  const { health } = apiRoutes.admin;
  return [
    {
      method: 'GET',
      pattern: health,
      answer: () => ok({ checkedAt: new Date().toISOString(), items: content.health }),
    },
    {
      method: 'POST',
      pattern: health,
      answer: ({ body }) =>
        checked(healthRetrySchema, body, ({ item }) => {
          const retried = content.health.filter(({ id, retryable }) => id === item && retryable).length;
          return ok({ retried });
        }),
    },
  ];
}

const CSV_COLUMNS =
  'email,status,created_at,confirmed_at,unsubscribed_at,consent_version,consented_at,unsubscribe_url';

/** The subscribers as CSV, with the same columns and byte order mark as the server's export. */
function writeCsv(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map(
    ({ email, status, createdAt, confirmedAt }) => `${email},${status},${createdAt},${confirmedAt ?? ''},,,,`,
  );
  return `\uFEFF${[CSV_COLUMNS, ...rows].map((row) => `${row}\r\n`).join('')}`;
}
