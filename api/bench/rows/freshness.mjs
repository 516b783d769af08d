import { setTimeout as sleep } from 'node:timers/promises';
import { callApi, logIn } from '../call-api.mjs';
import { limitTarget } from '../report/print-rows.mjs';
import { spread } from '../report/statistics.mjs';

const ENTRIES = 1000;
const TIMES = 15;
const PAUSE_MS = 3;
const GIVE_UP_MS = 10_000;
const LIST = '/api/leaderboard/list';
const CATEGORY = 'Votes by Viewers';
const PAGE = `/leaderboard?category=${CATEGORY.replaceAll(' ', '+')}`;
/** Contract section 1; a content change is in the next read on its node, and a request takes a moment. */
const LIMITS_MS = {
  'vote in the list, same node': 250,
  'vote in the list, other node': 1000,
  'vote in a page, same node': 2000,
  'vote in a page, other node': 2000,
  'content change in the list, same node': 10,
  'content change in the list, other node': 1000,
  'content change in a page, same node': 10,
  'content change in a page, other node': 1000,
};

/** How long after its acknowledgement a change is missing: when the first response with it was requested. */
export async function measureFreshness({ databases, report }) {
  const all = await databases();
  const database = await all.create(ENTRIES);
  const nodes = [await all.startServer(database), await all.startServer(database)];
  const readers = nodes.flatMap(({ address }, nth) =>
    [LIST, PAGE].map((path) => {
      const place = `${path === LIST ? 'the list' : 'a page'}, ${nth === 0 ? 'same' : 'other'} node`;
      return { url: address + path, path, place };
    }),
  );
  const taken = {};
  const measure = async (what, change) => {
    // Everything is cached before, as it would be under a crowd.
    for (const { url } of readers) await read(url);
    const isShown = await change();
    const acknowledged = performance.now();
    const waits = await Promise.all(readers.map((reader) => waitFor(reader, acknowledged, isShown)));
    for (const [nth, ms] of waits.entries()) (taken[`${what} in ${readers[nth].place}`] ??= []).push(ms);
  };
  try {
    const [{ address }] = nodes;
    const token = await logIn(address);
    const [entry] = await callApi(address, 'GET', `${LIST}?category=${encodeURIComponent(CATEGORY)}&limit=1`);
    for (let nth = 0; nth < TIMES; nth++) {
      await measure('vote', () => vote(address, entry));
      await measure('content change', () => rename(address, entry, `Owner ${nth} of this bench`, token));
    }
  } finally {
    for (const { stop } of nodes) await stop();
  }
  const values = Object.keys(LIMITS_MS).map((name) => ({ name, unit: 'ms', spread: spread(taken[name]) }));
  const targets = values.map((value) => limitTarget(value, LIMITS_MS[value.name], 'max'));
  await report({ title: 'missing after acknowledgement', values, targets });
}

const read = async (url) => (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();

async function waitFor({ url, path, place }, acknowledged, isShown) {
  for (;;) {
    const asked = performance.now();
    if (isShown(await read(url), path)) return asked - acknowledged;
    if (asked - acknowledged > GIVE_UP_MS) throw new Error(`A change never arrived in ${place}.`);
    await sleep(PAUSE_MS);
  }
}

async function vote(origin, { _id: entryId }) {
  const { votes } = await callApi(origin, 'POST', '/api/leaderboard/vote', { body: { entryId } });
  const inList = new RegExp(`"_id":"${entryId}","category":"[^"]+","votes":${votes}\\b`);
  return (text, path) => (path === LIST ? inList.test(text) : votesInPage(text, entryId) === votes);
}

/** The count in an entry's row: "503<!-- --> <span>votes", or "1 204 votes" with a narrow space. */
function votesInPage(html, entryId) {
  const row = html.slice(html.indexOf(`id="entry-${entryId}"`)).split('</li>', 1)[0];
  const text = row.replaceAll(/<[^>]+>/g, '\n').replaceAll(/(\d)[\u00a0\u202f ](?=\d)/g, '$1');
  return Number(/(\d+)\s+votes?\b/.exec(text)?.[1]);
}

async function rename(origin, { car }, owner, token) {
  const { _id: carId, name, time, drivetrain } = car;
  const body = { carId, name, time, drivetrain, owner, cellphone: '+27821234567', description: '' };
  await callApi(origin, 'PUT', '/api/cars/update', { body, token });
  return (text) => text.includes(owner);
}
