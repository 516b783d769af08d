import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes, eventDayRoutes, issueRoutes, submissionRoutes } from '@quartermile/core/domain';
import { allRoutes } from '../harness/description/routes-of.js';
import { readFaultConfig } from '../harness/faults/fault-config.js';
import { FaultRecorder, reportFigures } from '../harness/faults/fault-report.js';
import { FOLLOW_UP_NAMES } from '../harness/faults/follow-ups.js';
import { Installation } from '../harness/faults/installation.js';
import { KeyedLoad } from '../harness/faults/keyed-load.js';
import { KIND_NAMES, type Targets } from '../harness/faults/keyed-writes.js';
import { NO_ORPHANS, orphansAfterCleanUp } from '../harness/faults/orphan-files.js';
import { observeRecovery } from '../harness/faults/slow-recovery.js';
import { ALL_DELIVERED, repeatedMails, verifyMails } from '../harness/faults/verify-mails.js';
import { addTargets, faultless, verifyRound, verifyWrites } from '../harness/faults/verify-writes.js';
import { type MailServer, startMailServer } from '../harness/servers/mail-server.js';
import { makeOpenFolder, removeDataDir, until } from '../harness/servers/server-process.js';

const { FAULT_KILLS, isLong } = readFaultConfig();
/** A kill with its load, recovery and repeated calls takes about five seconds; a check of all writes of 100 kills longer. */
jest.setTimeout(180_000);

/** Load before a kill, ms: at least, and at most more. */
const LOAD_MS = 300;
const LOAD_SPREAD_MS = 500;

/** Routes with a key that are not sent by the load. `keyed-transactions.e2e-spec.ts` covers them. */
const NOT_IN_LOAD: ReadonlySet<string> = new Set([
  // It deletes what others count.
  submissionRoutes.erase,
  // They need an event whose day is over, and one that was turned into a past event.
  eventDayRoutes.toPastEvent,
  eventDayRoutes.fromPastEvent,
  // Each of its actions is possible in some states only; newsletter-kill.e2e-spec.ts covers what they do.
  issueRoutes.act,
]);

const FAULTS: Readonly<Record<string, (product: Installation) => Promise<unknown>>> = {
  'the server': (product) => product.killServer(),
  'the database': (product) => product.killDatabase(),
  both: (product) => Promise.all([product.killDatabase(), product.killServer()]),
  'a process of the database': (product) => product.killBackend(),
};

let folder: string;
let post: MailServer;
let product: Installation;
let load: KeyedLoad;
let targets: Targets;
/** How often a call of each kind was on its way at a kill. */
const killed = new Map<string, number>();
const recorders = new Map(Object.keys(FAULTS).map((what) => [what, new FaultRecorder()]));
beforeAll(async () => {
  folder = await makeOpenFolder();
  post = await startMailServer();
  product = new Installation(join(folder, 'data'), { SMTP_URL: post.url, LOG_LEVEL: 'warn' });
  await product.recover();
  targets = await product.withDatabase(addTargets);
  load = new KeyedLoad(targets);
});
afterAll(async () => {
  await load?.close();
  await product?.stop();
  await post?.close();
  await removeDataDir(join(folder, 'data'));
  await rm(dirname(folder), { recursive: true, force: true });
});

describe('every write with a key acts once, and the product recovers by itself', () => {
  const faults = Object.entries(FAULTS);
  const kills = Array.from({ length: FAULT_KILLS }, (_, nth) => [
    nth + 1,
    ...(faults[nth % faults.length] ?? []),
  ]);

  test.each(kills as [number, string, (target: Installation) => Promise<unknown>][])(
    'kill %i, of %s',
    async (_nth, what, kill) => {
      const recorder = recorders.get(what) as FaultRecorder;
      load.start(await product.recover());
      await sleep(LOAD_MS + Math.random() * LOAD_SPREAD_MS);
      const { inFlight } = load;
      for (const kind of load.kindsInFlight) killed.set(kind, (killed.get(kind) ?? 0) + 1);
      await kill(product);
      const stopped = load.stop();
      const endObservation = observeRecovery(product, what);
      const recovered = await recorder.recovered(inFlight, () => product.recover()).finally(endObservation);
      await stopped;
      const verdict = await product.withDatabase((client) => verifyRound(client, load, targets, recovered));
      expect(verdict).toEqual(faultless(load));
      recorder.count(load.round.length, verdict);
    },
  );

  test('at the end all writes are still there once', async () => {
    expect(await product.withDatabase((client) => verifyWrites(client, load.writes, targets))).toEqual(
      faultless(load),
    );
    for (const [what, recorder] of recorders) recorder.write(`kill of ${what}`);
    reportFigures({ inFlightAtKills: Object.fromEntries(killed) });
  });

  test('every mail was delivered; one that was on its way may have been repeated, with the same identifier', async () => {
    await until(() =>
      product.withDatabase(async (client) => (await client.query('SELECT FROM mails')).rowCount === 0),
    );
    expect(verifyMails(load, post.received)).toEqual(ALL_DELIVERED);
    expect(repeatedMails(post.received)).toBeLessThanOrEqual(FAULT_KILLS);
  });

  test('no file is without a row, no row without its files, and no upload remains', async () => {
    const stores = await product.stores();
    const report = await product.withDatabase((client) => orphansAfterCleanUp(stores, client));
    expect(report).toEqual(NO_ORPHANS);
  });

  test('all routes with a key took part, and nothing was answered but success and 503', async () => {
    const kinds = () => new Set(load.writes.map(({ kind }) => kind));
    const all = [...KIND_NAMES, ...FOLLOW_UP_NAMES];
    // On a busy machine a kill may have come before each of the later steps.
    load.start(await product.recover());
    await until(async () => kinds().size >= all.length);
    await load.stop();
    expect([...kinds()].toSorted()).toEqual(all.toSorted());
    // Few kills do not happen amid a call of each kind.
    if (isLong) expect([...killed.keys()].toSorted()).toEqual(all.toSorted());
    const routes = new Set(load.writes.map(({ route }) => route));
    const keyed = allRoutes.filter(
      ({ metadata, path }) => metadata.idempotent === true && !NOT_IN_LOAD.has(path),
    );
    expect([...routes].toSorted()).toEqual(
      [...keyed.map(({ path }) => path), apiRoutes.leaderboard.vote].toSorted(),
    );
    const failures = [...load.statuses.keys()].filter((status) => status >= 400 && status !== 503);
    expect(failures).toEqual([]);
  });
});
