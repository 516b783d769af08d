/** All API paths. A path with a colon is a pattern for `apiPath`. */
export const apiRoutes = {
  cars: {
    submit: '/api/cars/submit',
    pending: '/api/cars/pending',
    approved: '/api/cars/approved',
    rejected: '/api/cars/rejected',
    review: '/api/cars/review',
    reopen: '/api/cars/reopen',
    correct: '/api/cars/correct',
    slipReadings: '/api/cars/slip-readings',
    update: '/api/cars/update',
    updateWorldFacts: '/api/cars/update-world-facts',
    updateFactorySpecs: '/api/cars/update-factory-specs',
    delete: '/api/cars/delete',
  },
  leaderboard: {
    list: '/api/leaderboard/list',
    board: '/api/leaderboard/board',
    vote: '/api/leaderboard/vote',
    myVotes: '/api/leaderboard/votes/mine',
    add: '/api/leaderboard/add',
    delete: '/api/leaderboard/delete',
    voteHistory: '/api/leaderboard/votes/history',
    setAsideVotes: '/api/leaderboard/votes/set-aside',
    bringBackVotes: '/api/leaderboard/votes/bring-back',
  },
  admin: {
    login: '/api/admin/login',
    session: '/api/admin/session',
    refresh: '/api/admin/refresh',
    logout: '/api/admin/logout',
    activity: '/api/admin/activity',
    stream: '/api/admin/stream',
    statistics: '/api/admin/statistics',
    setup: '/api/admin/setup',
    finishSetup: '/api/admin/setup/finish',
    removeDemo: '/api/admin/setup/remove-demo',
    health: '/api/admin/health',
  },
  videos: {
    list: '/api/videos/list',
    view: '/api/videos/view/:id',
    add: '/api/videos/add',
    update: '/api/videos/update/:id',
    delete: '/api/videos/delete/:id',
  },
  sponsors: {
    list: '/api/sponsors/list',
    add: '/api/sponsors/add',
    update: '/api/sponsors/update/:id',
    delete: '/api/sponsors/delete/:id',
  },
  newsletter: {
    signup: '/api/newsletter/signup',
    confirm: '/api/newsletter/confirm',
    unsubscribe: '/api/newsletter/unsubscribe',
    list: '/api/newsletter/list',
    exportCsv: '/api/newsletter/export.csv',
    delete: '/api/newsletter/delete/:id',
    outbox: '/api/newsletter/outbox',
    delivery: '/api/newsletter/delivery',
  },
  events: {
    list: '/api/events/list',
    add: '/api/events/add',
    update: '/api/events/update/:id',
    delete: '/api/events/delete/:id',
    import: '/api/events/import',
    calendar: '/api/events/calendar.ics',
  },
  pastEvents: {
    all: '/api/past-events',
    list: '/api/past-events/list',
    featured: '/api/past-events/featured',
    one: '/api/past-events/:id',
    add: '/api/past-events/add',
    update: '/api/past-events/update/:id',
    delete: '/api/past-events/delete/:id',
    toggleFeatured: '/api/past-events/toggle-featured/:id',
    addPicture: '/api/past-events/gallery/:id',
    addVideo: '/api/past-events/videos/:id',
  },
  site: '/api/site',
  sitePauses: '/api/site/pauses',
  health: '/api/health',
  ready: '/api/ready',
  metrics: '/api/metrics',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
} as const;

/**
 * Replaces the named parts of a path pattern, percent-encoded.
 * @throws Error when a part is missing, which is a programming error
 */
export function apiPath(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = parts[name];
    if (value === undefined) throw new Error(`apiPath: no value for ":${name}" in ${pattern}`);
    return encodeURIComponent(value);
  });
}
