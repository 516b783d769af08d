import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { apiRoutes, type Entry } from '@quartermile/core/domain';
import { untilWaiting } from './harness/backends.js';
import { CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { list, vote, myVotes } = apiRoutes.leaderboard;
type Answer = Awaited<ReturnType<CarCalls['send']>>;

let test: TestApp;
let calls: CarCalls;
let entryId: string;

beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  entryId = (await calls.approve(['Votes by Viewers'])).entries[0]?._id ?? '';
});

const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const voteAs = (cookie: string, id = entryId) => calls.send('POST', vote, { entryId: id }, { cookie });
const newBrowser = async (): Promise<string> => cookieOf(await calls.send('GET', myVotes));
const votesListed = async (id = entryId): Promise<number | undefined> => {
  const entries = (await calls.send('GET', list)).json<Entry[]>();
  return entries.find(({ _id }) => _id === id)?.votes;
};

describe('a vote', () => {
  it('counts, and shows in the list at once', async () => {
    const answer = await calls.send('POST', vote, { entryId });
    expect([answer.statusCode, answer.json()]).toEqual([200, { entryId, votes: 1 }]);
    expect(await votesListed()).toBe(1);
    expect((await voteAs(await newBrowser())).json()).toEqual({ entryId, votes: 2 });
    expect(await votesListed()).toBe(2);
  });

  it('counts once of fifty that a browser sends at once', async () => {
    const cookie = await newBrowser();
    const answers = await Promise.all(Array.from({ length: 50 }, () => voteAs(cookie)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
    expect(await votesListed()).toBe(1);
  });

  it('counts each of fifty browsers at once', async () => {
    const cookies = await Promise.all(Array.from({ length: 50 }, newBrowser));
    const answers = await Promise.all(cookies.map((cookie) => voteAs(cookie)));
    const counts = answers.map((answer) => answer.json<{ votes: number }>().votes).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await votesListed()).toBe(50);
  });

  it('knows no entry that is deleted while it is counted', async () => {
    const cookie = await newBrowser();
    const deleter = test.dataSource.createQueryRunner();
    await deleter.startTransaction();
    await deleter.query('DELETE FROM entries WHERE id = $1', [entryId]);
    const answer = voteAs(cookie);
    await untilWaiting(test.dataSource, '%cast_votes%');
    await deleter.commitTransaction();
    await deleter.release();
    expect((await answer).statusCode).toBe(404);
  });
});

describe('the cookie that identifies a browser', () => {
  it('is out of reach of scripts and other sites', async () => {
    const header = String((await calls.send('POST', vote, { entryId })).headers['set-cookie']);
    expect(header).toMatch(/; HttpOnly/);
    expect(header).toMatch(/; SameSite=Lax/);
    expect(header).toMatch(/; Path=\/api\/leaderboard/);
    expect(header).toMatch(/; Max-Age=34560000/);
    expect(header).not.toMatch(/Secure/);
  });

  it('is a new one for a browser that forges it', async () => {
    const cookie = cookieOf(await calls.send('POST', vote, { entryId }));
    const [name = '', value = ''] = cookie.split('=');
    const [, signature = ''] = value.split('.');
    const forgeries = [
      '',
      'x',
      value.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      `${value}x`,
      `x.${signature}`,
    ];
    const voters = new Set<string>([value]);
    for (const forgery of forgeries) {
      const answer = await voteAs(`${name}=${forgery}`);
      expect(answer.statusCode).toBe(200);
      voters.add(cookieOf(answer).split('=')[1] ?? '');
    }
    expect(voters.size).toBe(forgeries.length + 1);
  });

  it('is the same in all responses', async () => {
    const cookie = await newBrowser();
    expect(cookieOf(await voteAs(cookie))).toBe(cookie);
    expect(cookieOf(await voteAs(cookie))).toBe(cookie);
    expect(cookieOf(await calls.send('GET', myVotes, undefined, { cookie }))).toBe(cookie);
  });
});

describe('my votes', () => {
  it('are those of this browser, and are not cached', async () => {
    const other = (await calls.approve(['World Facts'])).entries[0]?._id ?? '';
    const cookie = cookieOf(await calls.send('POST', vote, { entryId }));
    await voteAs(cookie, other);
    const mine = await calls.send('GET', myVotes, undefined, { cookie });
    expect([mine.statusCode, mine.json()]).toEqual([200, [entryId, other]]);
    expect(mine.headers['cache-control']).toBe('no-store');
    expect((await calls.send('GET', myVotes)).json()).toEqual([]);
  });
});
