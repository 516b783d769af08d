/**
 * Read benchmark: the whole leaderboard, conditional requests with its ETag, and rendered pages. Prints requests per
 * second for each, also relative to a bare HTTP server with the same response bytes, which is this machine's limit.
 * `node bench/reads.mjs` after a build.
 */
import { Agent, createServer, get } from 'node:http';
import { startServer } from './server.mjs';

const CONNECTIONS = 16;
const RUN_MS = 4000;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Makes one request and reads the response. */
function read(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve({ answer, bytes: Buffer.concat(chunks) }));
    }).once('error', reject);
  });
}

/** Requests per second over all connections. */
async function rate(url, headers) {
  const end = performance.now() + RUN_MS;
  let count = 0;
  const visitor = async () => {
    for (; performance.now() < end; count++) await read(url, headers);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return (count * 1000) / RUN_MS;
}

/** Requests per second of a bare server with these response bytes. */
async function limitOf(bytes, status) {
  const bare = createServer((_request, response) => response.writeHead(status).end(bytes));
  await new Promise((listening) => bare.listen(0, '127.0.0.1', listening));
  const perSecond = await rate(`http://127.0.0.1:${bare.address().port}/`);
  bare.close();
  return perSecond;
}

const server = await startServer({ DEMO_DATA: 'true' });
const list = `${server.address}/api/leaderboard/list`;
const etag = (await read(list)).answer.headers.etag;
const reads = [
  { what: 'leaderboard list', url: list },
  { what: 'the same, unchanged', url: list, headers: { 'if-none-match': etag } },
  { what: 'leaderboard page', url: `${server.address}/leaderboard` },
  { what: 'home page', url: `${server.address}/` },
];
for (const { what, url, headers } of reads) {
  const { answer, bytes } = await read(url, headers);
  if (answer.statusCode >= 400) throw new Error(`${url}: ${answer.statusCode}`);
  const [perSecond, limit] = [await rate(url, headers), await limitOf(bytes, answer.statusCode)];
  const size = `${(bytes.length / 1000).toFixed(1)} kB`;
  console.log(
    `${what} (${size}): ${Math.round(perSecond)}/s, ${(perSecond / limit).toFixed(2)} of the limit`,
  );
}
agent.destroy();
await server.stop();
