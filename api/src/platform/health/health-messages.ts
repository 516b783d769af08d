import { formatCount } from '@quartermile/core/domain';
import { formatBytes } from './format-bytes.js';
import { mailHealthMessages } from './mail-health-messages.js';

/** Names of measured values. */
export const healthDetailLabels = {
  latency: 'Response time',
  host: 'Host',
  size: 'Size',
  connections: 'Connections in use',
  pool: 'Of these by this node',
  missingChanges: 'Missing changes',
  path: 'Folders',
  free: 'Free',
  waiting: 'Waiting',
  oldest: 'Oldest since',
  failedRuns: 'Failed within a day',
  lastFailure: 'Last failure',
  reason: 'Reason',
  lastSent: 'Last mail sent',
  retries: 'After a failed attempt',
  givenUp: 'Given up',
  answer: 'Last answer',
  process: 'Process',
  renewed: 'Leaderboard renewed',
  cached: 'Cached pages and lists',
  difference: 'Difference',
  unexpected: 'Unexpected since the start',
  refused: 'Temporarily refused since the start',
  at: 'Time',
  request: 'Request',
  message: 'Message',
  node: 'This node',
  started: 'Started',
  otherNode: 'Another node since',
} as const;

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${formatCount(number)} ${many}`;

const seconds = (ms: number): string => count(Math.round(ms / 1000), 'second', 'seconds');

/** Messages of health checks, which the server sends to the owner only. */
export const healthMessages = {
  unknown: 'Not known while the database does not answer.',
  late: (ms: number): string => `The check got no answer within ${seconds(ms)}.`,
  lateAction: 'Reload in a minute. If it stays, look at the machine’s load and at the server’s log.',
  failed: (reason: string): string => `The check failed: ${reason}.`,
  failedAction: 'Look for the reason in the server’s log.',
  database: {
    ok: (kind: string, ms: number): string => `The ${kind} database answers in ${ms} ms.`,
    embedded: 'embedded',
    external: 'external',
    lost: 'The database does not answer. Nobody can vote, submit or log in; cached pages are still served.',
    lostEmbedded:
      'It is started again and again by itself. Check that its disk is not full and that the folder “postgres” in the data folder is there and belongs to the server’s user; the reason is in the server’s log.',
    lostExternal: (host: string): string =>
      `Check that PostgreSQL runs on ${host} and that this server reaches it. It reconnects by itself.`,
    stuck: 'The database answers, but the connections of this node to it hang. Requests fail.',
    stuckAction:
      'If it stays for a few minutes, restart the server. Look for a firewall or proxy between server and database that drops idle connections, and for locks in pg_locks.',
    slow: (ms: number): string => `The database took ${ms} ms for a simple query.`,
    slowAction: 'Look at the load of its machine and disk, and for long-running queries in pg_stat_activity.',
    connections: (used: number, max: number): string =>
      `${used} of the database’s ${max} connections are in use.`,
    connectionsAction:
      'Raise max_connections of PostgreSQL, or end programs that hold connections. Beyond the limit, requests fail.',
    pending: (number: number): string =>
      `The database lacks ${count(number, 'change', 'changes')} that this version needs.`,
    pendingAction: 'Restart the server, which makes them, or run “npm run db -- migrate”.',
  },
  disk: {
    ok: (free: number): string => `${formatBytes(free)} are free.`,
    low: (free: number, percent: number): string =>
      `Only ${formatBytes(free)} (${percent} %) are free. Submissions are refused when the disk is full.`,
    full: (free: number): string =>
      `The disk is full: ${formatBytes(free)} are free. Submissions are refused.`,
    free: (bytes: number, path: string): string =>
      `Free at least ${formatBytes(bytes)} on the disk that holds ${path}.`,
    freeNow: (bytes: number, path: string): string =>
      `Free at least ${formatBytes(bytes)} on the disk that holds ${path}: submissions are refused until then.`,
    unusable: (path: string): string => `The server cannot write to ${path}. Submissions are refused.`,
    unusableAction: (path: string): string =>
      `Check that ${path} exists, that it belongs to the server’s user and that its disk is not read-only.`,
  },
  storage: {
    folder: 'Pictures are stored in a folder of this machine.',
    bucket: (bucket: string): string => `The bucket ${bucket} answers.`,
    gone: 'The folder of the pictures cannot be read and written.',
    goneAction: (path: string): string =>
      `Bring back the folder ${path}, or restore it from a backup. It must belong to the server’s user.`,
    away: (bucket: string, reason: string): string =>
      `The bucket ${bucket} does not work (${reason}): pictures are missing on the site, and submissions are refused.`,
    left: (number: number, reason: string): string =>
      `${count(number, 'deleted picture is', 'deleted pictures are')} still stored, because the store refuses to delete (${reason}). They may show people, number plates and timing slips.`,
    leftInFolder: (path: string): string =>
      `Let the server’s user write to ${path} and all folders in it. It is tried again every five minutes.`,
    leftInBucket:
      'Allow the key in MEDIA_URL to list and delete objects, and end retention locks of the bucket. It is tried again every five minutes.',
    awayAction:
      'Check the storage service, and endpoint, bucket and keys in MEDIA_URL. Nothing is to be done here once it answers again.',
  },
  jobs: {
    ok: 'The recurring jobs run on time.',
    notStarted:
      'The recurring jobs have not started yet: nothing is cleaned up, and mails are not tried again.',
    notStartedAction:
      'It is tried every half a minute. If it stays, look for “Jobs” in the server’s log; the database user must be allowed to create the schema “jobs”.',
    failed: (names: string): string => `Failed at the last run: ${names}.`,
    failedAction: 'Try them again. If they fail again, the reason is below and in the server’s log.',
    late: (number: number): string => `${count(number, 'job is', 'jobs are')} due and nobody runs them.`,
    lateAction: 'Restart the server. The jobs that are due are then run once.',
  },
  mail: mailHealthMessages,
  pictures: {
    ok: 'Pictures are processed.',
    idle: 'The picture process starts when a picture arrives.',
    busy: (number: number): string => `${count(number, 'picture waits', 'pictures wait')} to be processed.`,
    busyAction: 'Wait a few minutes. If the number does not fall, restart the server.',
    failed: (reason: string): string => `The picture process failed at its last picture: ${reason}.`,
    failedAction:
      'Upload a picture to try it. If it fails again, check the machine’s free memory: the system ends processes when it runs out.',
  },
  pages: {
    ok: 'Pages and leaderboards are cached and up to date.',
    blind:
      'This node does not hear of changes, so that nothing is served from the cache. The site is slower.',
    blindAction: 'It reconnects to the database by itself; see Database.',
    failed: (reason: string): string => `The leaderboard could not be renewed: ${reason}.`,
    failedAction: 'It is tried again with the next visitor. If it stays, restart the server.',
  },
  clock: {
    ok: 'The clocks of server and database agree.',
    off: (ms: number): string => `The clocks of server and database differ by ${seconds(ms)}.`,
    action:
      'Switch on time synchronisation (NTP) on both machines. Sessions, links in mails and events may begin or end at the wrong time until then.',
  },
  errors: {
    none: 'No unexpected error since the start of this server.',
    past: 'No unexpected error for a day.',
    recent: (number: number): string =>
      `${count(number, 'request', 'requests')} failed unexpectedly within a day.`,
    action: (requestId: string): string =>
      `If it happens again, look for the request ${requestId} in the server’s log and report what it says.`,
  },
  server: {
    ok: (version: string, nodes: number): string =>
      nodes === 1 ? `Version ${version} runs on one node.` : `Version ${version}; ${nodes} nodes run.`,
  },
} as const;
