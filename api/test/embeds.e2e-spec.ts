import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  apiRoutes,
  CATEGORIES,
  categorySlug,
  DRIVETRAINS,
  type Entry,
  embedRoutes,
} from '@quartermile/core/domain';
import { JSDOM } from 'jsdom';
import { EMBED_LENGTHS } from '../src/features/embeds/embed-messages.js';
import { EMBED_THEMES } from '../src/features/embeds/embed-queries.js';
import { BeforeRouter } from '../src/platform/cache/before-router/before-router.service.js';
import { CarCalls } from './harness/cars.js';
import { HttpClient } from './harness/exchange.js';
import { startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { readPolicy, sourcesOfInline } from './harness/website/policy.js';

const BOARD = `${embedRoutes.leaderboard}?board=our-drag-races&length=5&theme=auto`;
const LAST_VOTE = `${embedRoutes.overlay}?show=last-vote`;
const TOP = `${embedRoutes.overlay}?show=top&board=our-drag-races`;
const ALL = [BOARD, LAST_VOTE, TOP, embedRoutes.snippet] as const;

let server: TestApp;
let cars: CarCalls;
let proxy: Awaited<ReturnType<typeof startCuttableProxy>>;
let golf: Entry;
let polo: Entry;
beforeAll(async () => {
  server = await startTestApp(
    { publicUrl: 'https://quartermile.example', trustProxy: 1 },
    {},
    async (url) => {
      proxy = await startCuttableProxy(url);
      return proxy.url;
    },
  );
  cars = await CarCalls.on(server);
});
afterAll(async () => {
  await server.close();
  await proxy.close();
});

const read = (body: string): Document => new JSDOM(body).window.document;
const rowsOf = (body: string) =>
  [...read(body).querySelectorAll('li')].map(({ textContent }) =>
    textContent?.replaceAll(/\s+/g, ' ').trim(),
  );
const rowsAt = async (url: string) => rowsOf((await server.inject(url)).body);
const noteAt = async (url: string) =>
  read((await server.inject(url)).body).querySelector('main p')?.textContent;
const vote = async ({ _id }: Entry) => {
  const answer = await cars.send('POST', apiRoutes.leaderboard.vote, { entryId: _id });
  expect(answer.statusCode).toBe(200);
};

describe('before there is a car', () => {
  test('an embedded board and the overlays say so', async () => {
    expect(await noteAt(BOARD)).toBe('No cars yet. Be the first to submit!');
    expect(await noteAt(`${BOARD}&drivetrain=FWD`)).toBe('No car with this drivetrain yet.');
    expect(await noteAt(TOP)).toBe('No Cars Yet');
    expect(await noteAt(LAST_VOTE)).toBe('No votes yet.');
  });
});

describe('with cars', () => {
  beforeAll(async () => {
    const add = async (name: string, time: string, more = {}) => {
      const { entries } = await cars.approve(['Our Drag Races'], { name, time, worldFacts: time, ...more });
      return entries[0] as Entry;
    };
    golf = await add('Golf <b>7</b> R', '11.80');
    polo = await add('Polo GTI', '13.40', {
      drivetrain: 'FWD',
      cellphone: '+27 82 555 0101',
      owner: 'Lerato',
    });
    await add('Supra', '10.10', { drivetrain: 'RWD', cellphone: '+27 82 555 0102', owner: 'Sipho' });
    await add('M2', '12.00', { drivetrain: 'RWD', cellphone: '+27 82 555 0103', owner: 'Naledi' });
  });

  test('an embedded board lists its first places, with links that open the site in another tab', async () => {
    const three = await server.inject(`${embedRoutes.leaderboard}?board=our-drag-races&length=3&theme=dark`);
    expect(rowsOf(three.body)).toEqual([
      '1SupraSipho · RWD10.10 s',
      '2Golf <b>7</b> RThandi · AWD11.80 s',
      '3M2Naledi · RWD12.00 s',
    ]);
    const page = read(three.body);
    expect(page.documentElement.dataset.theme).toBe('dark');
    const links = [...page.querySelectorAll('a')];
    expect(links.map(({ target, rel }) => `${target} ${rel}`)).toEqual(links.map(() => '_blank noopener'));
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/leaderboard/${golf._id}`);
  });

  test('an overlay shows the first five, one entry, or the last vote with its count and nobody’s name', async () => {
    expect((await rowsAt(TOP))[0]).toBe('1SupraSipho · RWD10.10 s');
    expect(await rowsAt(`${embedRoutes.overlay}?show=entry&entry=${polo._id}`)).toEqual([
      '4Polo GTILerato · FWD13.40 s',
    ]);
    await vote(golf);
    await vote(polo);
    await until(async () => (await rowsAt(LAST_VOTE))[0] === '4Polo GTILerato · FWD1 vote');
    await vote(golf);
    await until(async () => (await rowsAt(LAST_VOTE))[0] === '2Golf <b>7</b> RThandi · AWD2 votes');
    const { body } = await server.inject(LAST_VOTE);
    const [{ voter }] = await server.dataSource.query(
      'SELECT voter FROM votes ORDER BY created_at DESC LIMIT 1',
    );
    expect(body).not.toContain(voter);
    expect(await noteAt(`${LAST_VOTE}&board=world-facts`)).toBe('No votes yet.');
  });

  test('a vote that was set aside is not the last one', async () => {
    await vote(polo);
    await until(async () => (await rowsAt(LAST_VOTE))[0]?.startsWith('4Polo') === true);
    const [from, to] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
    const reason = 'From one hall.';
    await cars.sendAsAdmin('POST', apiRoutes.leaderboard.setAsideVotes, {
      entryId: polo._id,
      from,
      to,
      reason,
    });
    await until(async () => (await rowsAt(LAST_VOTE))[0]?.startsWith('2Golf') === true);
  });

  test('an entry that is taken off the board leaves them all', async () => {
    const url = `${embedRoutes.overlay}?show=entry&entry=${polo._id}`;
    await cars.sendAsAdmin('DELETE', apiRoutes.leaderboard.delete, { entryId: polo._id });
    const gone = await server.inject(url);
    expect([gone.statusCode, read(gone.body).querySelector('p')?.textContent]).toEqual([
      404,
      'This car is not on the board.',
    ]);
    expect((await rowsAt(BOARD)).join()).not.toContain('Polo');
  });
});

describe('an address', () => {
  test.each([
    [`${embedRoutes.leaderboard}?board=nowhere`, /^This board does not exist\./],
    [`${embedRoutes.leaderboard}?board=world-facts&board=world-facts`, /^This board does not exist\./],
    [`${embedRoutes.leaderboard}?length=6&theme=dark`, /^Please use length= with one of 3, 5, 10, 20\.$/],
    [`${embedRoutes.snippet}?theme=%3Cscript%3E`, /^Please use theme= with one of auto, light, dark\.$/],
    [`${embedRoutes.overlay}?show=everything`, /^Please use show= with one of top, entry, last-vote\.$/],
    [`${embedRoutes.overlay}?drivetrain=4x4`, /^This drivetrain does not exist\./],
  ])('%s is refused on a page, in clear words and without what was sent', async (url, sentence) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(read(answer.body).querySelector('main p')?.textContent).toMatch(sentence);
    expect(answer.body).not.toMatch(/nowhere|everything|4x4|<script>[^(]/);
  });

  test.each(['', 'x', "' OR 1=1", '%00', '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45'])(
    'of an overlay of the entry "%s" says that it is not on the board',
    async (entry) => {
      const answer = await server.inject({ url: embedRoutes.overlay, query: { show: 'entry', entry } });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('This car is not on the board.');
    },
  );

  test('with unknown parameters shows the same, and only the one address of a page is stored', async () => {
    await server.app.listen(0, '127.0.0.1');
    const client = new HttpClient(await server.app.getUrl());
    const { responses } = server.app.get(BeforeRouter, { strict: false });
    responses.clear();
    const known = await client.send(BOARD, {});
    const sendOthers = async () => {
      for (const url of [`${BOARD}&utm_source=x`, `${BOARD}&v=1`, `${embedRoutes.leaderboard}?theme=auto`]) {
        const other = await client.send(url, {});
        expect([other.status, other.headers.etag]).toEqual([200, known.headers.etag]);
      }
    };
    // Responses of the moment in which votes arrive are not stored.
    await until(async () => {
      await sendOthers();
      for (const url of [BOARD, LAST_VOTE]) await client.send(url, {});
      return responses.count >= 2;
    });
    await sendOthers();
    expect(responses.count).toBe(2);
    expect([responses.get(BOARD), responses.get(LAST_VOTE)]).not.toContain(undefined);
    client.close();
  });
});

test('there are 144 embedded boards and no more', () => {
  const choices = [CATEGORIES.map(categorySlug), [null, ...DRIVETRAINS], EMBED_LENGTHS, EMBED_THEMES];
  expect(choices.reduce((product, { length }) => product * length, 1)).toBe(144);
});

describe('the headers', () => {
  test('let any site frame the embedded board alone', async () => {
    for (const url of [...ALL, `${embedRoutes.leaderboard}?board=nowhere`, `${embedRoutes.overlay}?show=x`]) {
      const { headers } = await server.inject(url);
      const isFramable = url.startsWith(embedRoutes.leaderboard);
      const policy = readPolicy(headers['content-security-policy']);
      expect([url, headers['x-frame-options'], policy['frame-ancestors']]).toEqual(
        isFramable ? [url, undefined, '*'] : [url, 'DENY', "'none'"],
      );
      expect(headers['cross-origin-resource-policy']).toBe(isFramable ? 'cross-origin' : 'same-origin');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000',
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test.each([BOARD, TOP, LAST_VOTE])('of %s allow exactly its own style and script', async (url) => {
    const { headers, body } = await server.inject(url);
    expect(readPolicy(headers['content-security-policy'])).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'connect-src': "'self'",
      'font-src': "'self'",
      'form-action': "'none'",
      'frame-ancestors': url === BOARD ? '*' : "'none'",
      'img-src': "'self'",
      'script-src': sourcesOfInline(body, 'script').replace("'self' ", ''),
      'style-src': sourcesOfInline(body, 'style').replace("'self' ", ''),
      'upgrade-insecure-requests': '',
    });
    expect(body).not.toMatch(/\sstyle=|\son\w+=/);
  });

  test.each([BOARD, TOP, embedRoutes.snippet])(
    'of %s have an ETag, for 304 in each encoding',
    async (url) => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const headers = { 'accept-encoding': encoding };
        const first = await server.inject({ url, headers });
        const { etag = '' } = first.headers;
        const again = await server.inject({ url, headers: { ...headers, 'if-none-match': etag } });
        expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
        expect(again.headers['x-frame-options']).toBe(url === BOARD ? undefined : 'DENY');
      }
    },
  );
});

test('the page with the code writes what was chosen, and shows it', async () => {
  const chosen = `${embedRoutes.snippet}?board=votes-by-viewers&drivetrain=AWD&length=10&theme=light`;
  const page = read((await server.inject(chosen)).body);
  const code = page.querySelector('textarea')?.textContent ?? '';
  const frame = read(code).querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(
    'https://quartermile.example/embed/leaderboard?board=votes-by-viewers&drivetrain=AWD&length=10&theme=light',
  );
  expect(frame?.title).toBe('Votes by Viewers | Quartermile');
  expect(page.querySelector('iframe')?.getAttribute('src')).toBe(new URL(frame?.src ?? '').href.slice(27));
  const selected = [...page.querySelectorAll('select')].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(selected)).toEqual({
    board: 'votes-by-viewers',
    drivetrain: 'AWD',
    length: '10',
    theme: 'light',
  });
  expect(page.querySelector('form')?.method).toBe('get');
});

test('without the database they say so on a page, to be requested again', async () => {
  proxy.cut();
  await until(async () => {
    const answers = await Promise.all(ALL.map((url) => server.inject(url)));
    return answers.every(({ statusCode }) => statusCode === 503);
  });
  for (const url of ALL) {
    const answer = await server.inject(url);
    expect([answer.headers['retry-after'], answer.headers['content-type']]).toEqual([
      '1',
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain('The board is not available right now.');
  }
  proxy.mend();
});
