import {
  type ActivityItem,
  apiRoutes,
  defaultSiteProfile,
  mergeSiteProfile,
  NO_DEMO_CONTENT,
  type OutboxMail,
  type PastEvent,
  type SiteProfile,
  type SiteProfileUpdate,
  type SiteSetup,
  type Sponsor,
  type StatisticsDay,
  type StoredEvent,
  type Subscriber,
  type Video,
} from '../domain/index.js';
import { eventRoutes } from './memory-events.js';
import { libraryRoutes } from './memory-library.js';
import { pastEventRoutes } from './memory-past-events.js';
import { type MemoryRoute, ok } from './memory-routes.js';

/** What the administrator keeps beside cars, in memory. A spec sets it and looks at it. */
export class MemoryContent {
  statistics: StatisticsDay[] = [];
  videos: Video[] = [];
  sponsors: Sponsor[] = [];
  events: StoredEvent[] = [];
  pastEvents: PastEvent[] = [];
  subscribers: Subscriber[] = [];
  outbox: OutboxMail[] = [];
  hasMailServer = true;
  /** Newest first. */
  activity: ActivityItem[] = [];
  site: SiteProfile = defaultSiteProfile;
  setup: SiteSetup = { finished: true, demo: NO_DEMO_CONTENT };

  readonly routes: readonly MemoryRoute[] = [
    { method: 'GET', pattern: apiRoutes.admin.statistics, answer: () => ok({ days: this.statistics }) },
    ...libraryRoutes(this),
    ...eventRoutes(this),
    ...pastEventRoutes(this),
    ...newsletterRoutes(this),
    ...siteRoutes(this),
    ...setupRoutes(this),
  ];
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
      answer: () => ok(['email', ...content.subscribers.map(({ email }) => email)].join('\r\n')),
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        const kept = content.subscribers.filter(({ _id }) => _id !== parts.id);
        if (kept.length === content.subscribers.length) return 'not_found';
        content.subscribers = kept;
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
      answer({ body }: { body: SiteProfileUpdate }) {
        content.site = mergeSiteProfile(content.site, body);
        return ok(content.site);
      },
    },
    {
      method: 'GET',
      pattern: apiRoutes.admin.activity,
      answer({ query }) {
        const from = Number(query.get('cursor') ?? 0);
        const end = from + Number(query.get('limit') ?? 50);
        const next = end < content.activity.length ? String(end) : null;
        return ok({ items: content.activity.slice(from, end), next });
      },
    },
  ];
}
