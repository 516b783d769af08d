/**
 * Viewers vote on a board of a thousand entries while others read the list. Prints votes and list requests per second
 * and checks that each vote was counted once. `node bench/votes.mjs` after a build.
 */
import { startServer } from './server.mjs';

const CARS = 350;
const VOTERS = 40;
const READERS = 10;
const RUN_MS = 10_000;

const server = await startServer();
const json = { 'content-type': 'application/json' };

async function call(method, path, { body, headers = {} } = {}) {
  const answer = await fetch(server.address + path, {
    method,
    headers: { ...(body && json), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const content = answer.status === 304 ? null : await answer.json();
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(content)}`);
  return { answer, content };
}

const credentials = { email: 'bench@example.com', password: 'only for this bench' };
const { token } = (await call('POST', '/api/admin/login', { body: credentials })).content;
const headers = { authorization: `Bearer ${token}` };
const description = 'Stage 2 on a cold evening at Tarlton, semi-slick tyres, half a tank. '.repeat(4);
for (let car = 0; car < CARS; car++) {
  const body = {
    name: `Car ${car}`,
    owner: 'Thandi',
    time: (9 + car / 50).toFixed(2),
    drivetrain: 'AWD',
    description,
  };
  const { _id: carId } = (await call('POST', '/api/cars/submit', { body, headers })).content;
  const decision = {
    carId,
    action: 'approve',
    categories: ['World Facts', 'Our Drag Races', 'Votes by Viewers'],
  };
  await call('POST', '/api/cars/review', { body: decision, headers });
}
const entries = (await call('GET', '/api/leaderboard/list')).content;

const votes = { times: [], cast: 0 };
const lists = { times: [], changed: 0 };
const end = performance.now() + RUN_MS;
const timed = async (times, work) => {
  const began = performance.now();
  const result = await work();
  times.push(performance.now() - began);
  return result;
};

/** A browser that votes for one entry after another. */
async function vote(voter) {
  const { answer } = await call('GET', '/api/leaderboard/votes/mine');
  const cookie = answer.headers.get('set-cookie').split(';')[0];
  for (let next = voter; performance.now() < end && next < voter + entries.length; next++) {
    const body = { entryId: entries[next % entries.length]._id };
    await timed(votes.times, () => call('POST', '/api/leaderboard/vote', { body, headers: { cookie } }));
    votes.cast++;
  }
}

/** A visitor who reloads the list repeatedly. */
async function read() {
  let tag = '""';
  while (performance.now() < end) {
    const { answer } = await timed(lists.times, () =>
      call('GET', '/api/leaderboard/list', { headers: { 'if-none-match': tag, 'accept-encoding': 'br' } }),
    );
    tag = answer.headers.get('etag');
    if (answer.status === 200) lists.changed++;
  }
}

await Promise.all([
  ...Array.from({ length: VOTERS }, (_, voter) => vote(voter * 20)),
  ...Array.from({ length: READERS }, read),
]);
const counted = (await call('GET', '/api/leaderboard/list')).content.reduce(
  (sum, entry) => sum + entry.votes,
  0,
);
await server.stop();

const share = (times, part) => times.sort((a, b) => a - b)[Math.floor(times.length * part)].toFixed(0);
const rate = ({ times }) => `${Math.round((times.length * 1000) / RUN_MS)}/s`;
const spread = ({ times }) => `${share(times, 0.5)} ms, 99 of 100 within ${share(times, 0.99)} ms`;
console.log(`${entries.length} entries, ${VOTERS} voters, ${READERS} readers`);
console.log(`votes: ${rate(votes)}, half within ${spread(votes)}`);
console.log(
  `lists: ${rate(lists)}, ${lists.changed} of ${lists.times.length} changed, half within ${spread(lists)}`,
);
console.log(`cast ${votes.cast}, counted ${counted}`);
if (counted !== votes.cast) process.exitCode = 1;
