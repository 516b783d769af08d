/**
 * `npm run bench -- backup`: times of a backup, its verification and a restore of 1,000 entries with two pictures each,
 * and the latency of reads while the backup is written with the priority of a scheduled one. Then the same by way of a
 * bucket on this machine: encryption and upload, with and without a proof, and a restore into an empty installation.
 */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import S3rver from 's3rver';
import { createIdentity, recipientOf } from '../dist/features/backups/off-site/encryption.js';
import { sendBackup } from '../dist/features/backups/off-site/send-backup.js';
import { parseBucket } from '../dist/platform/config/storage-location.js';
import { runningDatabaseUrl } from '../dist/platform/database/embedded/running-database.js';
import { fillSql } from './database/fill-sql.mjs';
import { startServer } from './server.mjs';

const ENTRIES = 1000;
/** Typical sizes of a photograph of 2,560 px in the store, and of a slip. */
const PICTURES = [
  { column: 'image', folder: 'public', bytes: 350_000 },
  { column: 'proof_image', folder: 'private', bytes: 150_000 },
];
const NICENESS = 10;
const COMMAND = fileURLToPath(new URL('../dist/commands/command.js', import.meta.url));

const parent = await mkdtemp(join(tmpdir(), 'quartermile-bench-'));
await chmod(parent, 0o755);

async function fill() {
  const client = new pg.Client(await runningDatabaseUrl(join(parent, 'first')));
  await client.connect();
  await client.query(fillSql(ENTRIES));
  await client.query(
    `INSERT INTO votes (entry_id, voter) SELECT id, gen_random_uuid() FROM entries, generate_series(1, 20)`,
  );
  const { rows } = await client.query('SELECT id FROM cars');
  for (const { id } of rows)
    for (const { column, folder, bytes } of PICTURES) {
      const content = randomBytes(bytes);
      const name = `${createHash('sha256').update(content).digest('hex')}-2560x1440`;
      const path = join(parent, 'first', 'media', folder, name.slice(0, 2), name);
      await mkdir(path, { recursive: true });
      await writeFile(join(path, 'master'), content);
      await client.query(`UPDATE cars SET ${column} = $1 WHERE id = $2`, [name, id]);
    }
  await client.end();
}

/** Prints how long something took. */
async function time(title, work) {
  const began = performance.now();
  await work;
  console.log(`${title}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Runs a command, and prints how long it took. */
async function run(data, ...args) {
  const done = promisify(execFile)(process.execPath, [COMMAND, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(parent, data), LOG_LEVEL: 'silent', BACKUP_KEY: key },
  });
  setPriority(done.child.pid, NICENESS);
  await time(`${args[0]} (${data})`, done);
}

/** Reads the board until `ended`, and prints the latency in ms. */
async function read(address, title, ended) {
  const times = [];
  const state = { isOver: false };
  void ended.then(() => (state.isOver = true));
  for (let n = 0; !state.isOver; n++) {
    const began = performance.now();
    await (await fetch(`${address}/api/leaderboard/list?category=World+Facts&limit=40&n=${n}`)).arrayBuffer();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(2);
  console.log(
    `reads ${title}: ${times.length}, median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`,
  );
}

/** Starts a bucket, and returns its address. */
async function startBucket() {
  const directory = join(parent, 'bucket');
  const configureBuckets = [{ name: 'backups' }];
  const options = { address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false };
  const server = new S3rver({ ...options, directory, configureBuckets });
  const { port } = await server.run();
  return { url: `s3://S3RVER:S3RVER@backups?endpoint=http://127.0.0.1:${port}`, close: () => server.close() };
}

const key = await createIdentity();
const recipient = await recipientOf(key);
const bucket = await startBucket();
const location = parseBucket(bucket.url, 'BACKUP_URL');
const file = join(parent, 'quartermile-nightly-2026-11-23T00-00-00Z.backup');
const { address, stop } = await startServer({ DATA_DIR: join(parent, 'first'), LOG_LEVEL: 'silent' });
try {
  await fill();
  await read(address, 'to warm up', new Promise((resolve) => setTimeout(resolve, 2000)));
  await read(address, 'alone', new Promise((resolve) => setTimeout(resolve, 5000)));
  const backup = run('first', 'backup', file);
  await read(address, 'during the backup', backup);
  console.log(`size: ${((await stat(file)).size / 1e6).toFixed(0)} MB`);
  await time('encrypt and send', sendBackup({ file, location, recipient, proveOn: null }));
  const proveOn = await runningDatabaseUrl(join(parent, 'first'));
  await time('encrypt, send and prove', sendBackup({ file, location, recipient, proveOn }));
} finally {
  await stop();
}
await run('first', 'verify', file);
await run('second', 'restore', file);
await run('third', 'restore', bucket.url);
await bucket.close();
for (const name of ['first', 'second', 'third']) {
  const cluster = await realpath(join(parent, name, 'postgres')).catch(() => null);
  if (cluster && !cluster.startsWith(parent)) await rm(join(cluster, '..'), { recursive: true, force: true });
}
await rm(parent, { recursive: true, force: true });
