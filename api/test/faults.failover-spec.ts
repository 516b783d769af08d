import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { countWrites } from './harness/deploy/count-writes.js';
import { SiteNode } from './harness/deploy/site-node.js';
import type { ClusterNode } from './harness/failover/cluster-node.js';
import { DatabaseCluster } from './harness/failover/database-cluster.js';
import { readFailovers } from './harness/failover/failover-config.js';
import { VoteProbe } from './harness/failover/vote-probe.js';
import { FaultRecorder } from './harness/faults/fault-report.js';
import { KeyedLoad } from './harness/faults/keyed-load.js';
import type { KeyedWrite, Targets } from './harness/faults/keyed-writes.js';
import { addTargets } from './harness/faults/verify-writes.js';

const FAILOVERS = readFailovers();
jest.setTimeout(180_000);

/** Load before a kill, and after the failover, ms. */
const LOAD_MS = 2000;
/** Time within which each node must work with the new primary. */
const FOLLOW_MAX_MS = 15_000;

const FAULTS: Readonly<Record<string, (primary: ClusterNode) => Promise<void>>> = {
  'the machine of the primary': (primary) => primary.killMachine(),
  'its PostgreSQL': (primary) => primary.killDatabase(),
  'its machine, which was cut off from the standby': (primary) => primary.killCutOffMachine(),
};

let cluster: DatabaseCluster;
let nodes: SiteNode[] = [];
let loads: KeyedLoad[] = [];
let probes: VoteProbe[] = [];
let targets: Targets;
let token: string;
let votesSent = 0;
const recorders = new Map(Object.keys(FAULTS).map((what) => [what, new FaultRecorder()]));

beforeAll(async () => {
  cluster = await DatabaseCluster.start();
  const env = { DATABASE_URL: cluster.url, DATA_DIR: join(cluster.folder, 'data') };
  nodes = [await SiteNode.create(env), await SiteNode.create(env)];
  for (const node of nodes) await node.start();
  token = (await nodes[0]?.signIn()) ?? '';
  const client = await cluster.connect();
  targets = await addTargets(client);
  await client.end();
});
afterEach(async () => {
  // A test that failed may have left them.
  await Promise.all([...loads.map((load) => load.close()), ...probes.map((probe) => probe.stop())]);
});
afterAll(async () => {
  for (const [what, recorder] of recorders) recorder.write(`failover after a kill of ${what}`);
  await Promise.all(nodes.map((node) => node.stop()));
  await cluster?.stop();
});

const ofKind = (writes: readonly KeyedWrite[], wanted: string): number =>
  writes.filter(({ kind }) => kind === wanted).length;

/** Counts writes in the database of the current primary. */
async function count(isWanted: (answer: string | null) => boolean) {
  const client = await cluster.connect();
  const sent = loads.flatMap((load) => load.writes);
  const writes = sent.filter(({ answer }) => isWanted(answer));
  const counts = await countWrites(client, targets, writes).finally(() => client.end());
  return {
    ...counts,
    writes: writes.length,
    // A withdrawal may have acted without being acknowledged.
    votesWritten: ofKind(writes, 'vote') - ofKind(sent, 'voteWithdrawal'),
  };
}

describe('a synchronous standby takes over, and nothing acknowledged is lost or doubled', () => {
  const faults = Object.entries(FAULTS);
  const kills = Array.from({ length: FAILOVERS }, (_, nth) => [
    nth + 1,
    ...(faults[nth % faults.length] ?? []),
  ]);

  test.each(kills as [number, string, (primary: ClusterNode) => Promise<void>][])(
    'kill %i, of %s',
    async (nth, what, kill) => {
      const recorder = recorders.get(what) as FaultRecorder;
      loads = nodes.map(() => new KeyedLoad(targets));
      loads.forEach((load, at) => load.start({ address: nodes[at]?.address ?? '', token }));
      probes = nodes.map(({ address }) => new VoteProbe(address, targets.entry));
      await sleep(LOAD_MS);
      await cluster.whenWhole();
      const primary = await cluster.primary();
      const inFlight = loads.reduce((sum, load) => sum + load.inFlight, 0);
      await kill(primary);
      const killedAt = performance.now();
      const outages = await recorder.recovered(inFlight, () =>
        Promise.all(probes.map((probe) => probe.firstAfter(killedAt))),
      );
      await sleep(LOAD_MS);
      await Promise.all([...loads, ...probes].map((client) => client.stop()));
      expect(await cluster.primary()).not.toBe(primary);

      // Before anything is repeated: all that was acknowledged is there, once.
      const present = await count((answer) => answer !== null);
      const sentHere = probes.reduce((sum, { sent }) => sum + sent.length, 0);
      const acknowledgedHere = probes.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
      expect(present).toMatchObject({ lost: [], doubled: [] });
      expect(present.votes).toBe(present.voteRows);
      expect(present.voteRows).toBeGreaterThanOrEqual(votesSent + present.votesWritten + acknowledgedHere);

      await cluster.repair();
      const changed = await Promise.all(
        loads.map((load, at) => load.repeatRound({ address: nodes[at]?.address ?? '', token })),
      );
      expect(changed).toEqual([[], []]);
      expect(loads.flatMap((load) => [...load.refused])).toEqual([]);
      const all = await count(() => true);
      expect(all).toMatchObject({ lost: [], doubled: [] });
      expect(all.votes).toBe(all.voteRows);
      // Probes repeat nothing: votes that were on their way may count or not.
      expect(all.voteRows).toBeLessThanOrEqual(votesSent + all.votesWritten + sentHere);
      votesSent = all.voteRows;
      const failures = loads.flatMap(({ statuses }) => [...statuses.keys()]);
      expect(failures.filter((status) => status >= 400 && status !== 503)).toEqual([]);
      recorder.count(present.writes + acknowledgedHere, present);
      report({
        nth,
        what,
        outages,
        acknowledged: present.writes + acknowledgedHere,
        sent: all.writes + sentHere,
      });
      for (const outage of outages) expect(outage).toBeLessThan(FOLLOW_MAX_MS);
    },
  );
});

interface Failover {
  readonly nth: number;
  readonly what: string;
  readonly outages: readonly number[];
  readonly acknowledged: number;
  readonly sent: number;
}

/** Prints the figures of a failover, for docs/operators.md. */
function report({ nth, what, outages, acknowledged, sent }: Failover): void {
  const seconds = outages.map((ms) => (ms / 1000).toFixed(1)).join(' and ');
  process.stdout.write(
    `failover ${nth}, ${what}: ${seconds} s without writes at the nodes, ${sent} writes sent, ` +
      `${acknowledged} acknowledged and found, 0 lost, 0 doubled\n`,
  );
}
