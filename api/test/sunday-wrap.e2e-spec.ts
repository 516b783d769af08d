import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  apiRoutes,
  DAY_MS,
  type Issue,
  issueRoutes,
  type SundayWrap,
  sundayWrapSchema,
  WRAP_PICTURE_SIZE,
  wrapPictureSchema,
  wrapRoutes,
} from '@quartermile/core/domain';
import sharp from 'sharp';
import { PositionsService } from '../src/features/board/positions/positions.service.js';
import { DRAG, runCalls } from './harness/calls/run-calls.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'off', publicUrl: 'https://quartermile.example' });
  calls = await CarCalls.on(server);
});
afterAll(() => server.close());

const read = async (): Promise<SundayWrap> => (await calls.sendAsAdmin('GET', wrapRoutes.draft)).json();
const headingsOf = ({ blocks }: SundayWrap) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
const picture = async (): Promise<Buffer> => {
  const answer = (await calls.sendAsAdmin('GET', wrapRoutes.picture)).json();
  return Buffer.from(wrapPictureSchema.parse(answer).picture.split(',')[1] ?? '', 'base64');
};
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
/** Moves everything that is on the board to before the week, and stores its positions of that day. */
const makeOld = async () => {
  const { dataSource } = server;
  await dataSource.query(`UPDATE entries SET created_at = created_at - interval '30 days'`);
  await dataSource.query(`UPDATE board_times SET since = since - interval '30 days'`);
  await server.app.get(PositionsService, { strict: false }).record(daysAgo(7));
  // The server loads the board again.
  await emptyTables(server, 'rate_limit');
};

test('the wrap of a week is written from the rows of the site, and becomes a draft', async () => {
  const quiet = await read();
  expect(sundayWrapSchema.parse(quiet)).toEqual(quiet);
  expect(quiet).toMatchObject({ isQuiet: true, blocks: [{ kind: 'paragraph' }, { kind: 'button' }] });
  const empty = await picture();

  await calls.approve([DRAG], { name: 'Golf R', owner: 'Lerato', time: '11.5' });
  await calls.approve([DRAG], { name: 'Polo', owner: 'Sipho', time: '12.5' });
  await makeOld();
  await calls.approve([DRAG], { name: 'Supra', owner: 'Anna', time: '11.49', cellphone: '+27 82 555 0199' });
  const events = apiRoutes.events;
  const day = daysAgo(-10).toISOString().slice(0, 10);
  await calls.sendAsAdmin('POST', events.add, {
    title: 'Night run',
    description: 'Bring lights.',
    date: day,
  });

  const wrap = await read();
  expect(wrap.isQuiet).toBe(false);
  expect(headingsOf(wrap)).toEqual(['New leaders', 'Closest fights', 'Next event']);
  expect(wrap.message).toContain('Supra (Anna) leads Our Drag Races with 11.49 s. Before: Golf R (Lerato).');
  expect(wrap.message).toContain('Golf R (Lerato) is 0.01 s behind Supra (Anna) for 1st in Our Drag Races.');
  expect(wrap.message).toContain('https://quartermile.example/leaderboard');
  expect(wrap.shown).toContainEqual(expect.objectContaining({ kind: 'card', title: 'Supra' }));
  expect(wrap.shown).toContainEqual(expect.objectContaining({ kind: 'card', title: 'Night run' }));
  expect(JSON.stringify(wrap)).not.toMatch(/555\s*0199/);

  const { subject, blocks } = wrap;
  const added = await calls.sendAsAdmin('POST', issueRoutes.add, { subject, blocks });
  expect(added.statusCode).toBe(201);
  expect(added.json<Issue>()).toMatchObject({ subject, blocks, status: 'draft' });
  expect(Buffer.compare(await picture(), empty)).not.toBe(0);
});

test('a car that beats its own time is among the gains, and leads', async () => {
  expect(headingsOf(await read())).not.toContain('Biggest gains');
  const [polo] = await server.dataSource.query(`SELECT id FROM cars WHERE name = 'Polo'`);
  const carId = await calls.submit({ name: 'Polo', owner: 'Sipho', time: '11.2' });
  await runCalls(calls).approve(carId, [DRAG], polo.id);
  const { message } = await read();
  expect(message).toContain('Polo (Sipho) gained a place: 1st in Our Drag Races.');
  expect(message).toContain('Polo (Sipho) leads Our Drag Races with 11.2 s. Before: Supra (Anna).');
});

test('the picture is a PNG of 1080 × 1920 px, for the administrator only', async () => {
  const { width, height, format } = await sharp(await picture()).metadata();
  expect({ width, height, format }).toEqual({ ...WRAP_PICTURE_SIZE, format: 'png' });
  for (const path of Object.values(wrapRoutes)) expect((await server.inject(path)).statusCode).toBe(401);
});
