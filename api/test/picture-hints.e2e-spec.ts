import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { DETAILS_AT, FINGERPRINT_BYTES, MediaFiles, PictureWork } from '../src/features/media/index.js';
import { SeenPicturesService } from '../src/features/review/seen/seen-pictures.service.js';
import { eraseCars } from '../src/features/submissions/erase-cars.js';
import { NodeConnection } from '../src/platform/database/notifications/node-connection.js';
import { JOBS_CHANNEL, JobsService } from '../src/platform/jobs/jobs.service.js';
import { OperationFailure } from '../src/platform/jobs/operation-process/operation-failure.js';
import { terminateNodeConnections } from './harness/backends.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { copies, copyOf, drawSlip } from './harness/looks/alike-pictures.js';
import {
  compared,
  countMissing,
  fresh,
  matches,
  readSlip,
  reject,
  seenBy,
  send,
} from './harness/looks/seen-pictures.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

jest.setTimeout(60_000);

describe('a server that compares pictures', () => {
  let server: TestApp;
  let calls: CarCalls;
  beforeAll(async () => {
    server = await startTestApp({ pictureHints: 'on' });
    calls = await CarCalls.on(server);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await emptyTables(server, 'cars', 'picture_fingerprints');
  });
  afterAll(() => server.close());

  it.each(Object.keys(copies))('finds a car picture that comes again %s', async (name) => {
    const picture = await fresh();
    const rejected = await send(calls, 'Supra', picture, await fresh());
    await reject(calls, rejected);
    const sent = await send(calls, 'Golf', await copyOf(picture, name), await fresh());
    await compared(server);
    expect(await matches(calls, sent)).toEqual([['image', 'image', 'Supra', 'rejected', false]]);
  });

  it('says with which run, and what became of it, equal files first', async () => {
    const [picture, other] = [await fresh(), await fresh()];
    await send(calls, 'Polo', picture, other, { time: '13.44', runDate: '2026-03-07' });
    const sent = await send(calls, 'Golf', other, await copyOf(picture, 'compressed to JPEG 60'));
    await compared(server);
    expect((await seenBy(calls)).isOn).toBe(true);
    expect(await matches(calls, sent)).toEqual([
      ['image', 'proofImage', 'Polo', 'pending', true],
      ['proofImage', 'image', 'Polo', 'pending', false],
    ]);
    const proof = await send(calls, 'M2', await fresh(), await copyOf(other, 'compressed to JPEG 60'));
    await compared(server);
    const first = (await seenBy(calls)).pictures.find(({ carId }) => carId === proof);
    expect(first).toMatchObject({
      picture: 'proofImage',
      isEqual: false,
      other: { name: 'Golf', isSameCar: false },
    });
  });

  it('does not take different pictures for one, nor plain ones', async () => {
    const plain = (size: number) => halves({ width: size, height: size }).jpeg().toBuffer();
    await send(calls, 'Polo', await fresh(), await fresh());
    await send(calls, 'M2', await plain(40), await plain(48));
    const [golf, supra] = [
      await send(calls, 'Golf', await fresh(), await fresh()),
      await send(calls, 'Supra', await plain(56), await plain(64)),
    ];
    await compared(server);
    expect(await matches(calls, golf)).toEqual([]);
    expect(await matches(calls, supra)).toEqual([]);
  });

  it('is silent about the car picture of another run of the car, and not about its proof', async () => {
    const [picture, proof] = [await fresh(), await fresh()];
    const driver = { cellphone: '+27 83 555 0000' };
    await send(calls, 'Polo GTI', picture, proof, driver);
    const sent = await send(calls, 'polo-gti', picture, proof, driver);
    expect(await matches(calls, sent)).toEqual([['proofImage', 'proofImage', 'Polo GTI', 'pending', true]]);
    const [match] = (await seenBy(calls)).pictures;
    expect(match?.other.isSameCar).toBe(true);
    const stranger = await send(calls, 'Polo GTI', picture, await fresh());
    expect(await matches(calls, stranger)).toHaveLength(2);
  });

  it('compares pictures that were stored before, and again after a restart', async () => {
    const picture = await fresh();
    await send(calls, 'Polo', picture, await fresh());
    const sent = await send(calls, 'Golf', await copyOf(picture, 'brighter'), await fresh());
    await compared(server);
    const expected = await matches(calls, sent);
    expect(expected).toHaveLength(1);
    const second = await startSecondNode(server);
    const { pictures } = await seenBy(
      await CarCalls.on({ ...server, inject: second.inject.bind(second) as TestApp['inject'] }),
    );
    await second.close();
    expect(pictures).toHaveLength(2);
    await server.dataSource.query('DELETE FROM picture_fingerprints');
    expect(await matches(calls, sent)).toEqual([]);
    await server.app.get(JobsService, { strict: false }).enqueue(['picture-fingerprints']);
    await compared(server);
    expect(await matches(calls, sent)).toEqual(expected);
  });

  it('compares pictures that were stored while the connection for notifications was lost', async () => {
    const connection = server.app.get(NodeConnection, { strict: false });
    await connection.query(`UNLISTEN ${JOBS_CHANNEL}`);
    const picture = await fresh();
    await send(calls, 'Polo', picture, await fresh());
    const sent = await send(calls, 'Golf', await copyOf(picture, 'brighter'), await fresh());
    expect(await countMissing(server)).toBe(4);
    await terminateNodeConnections(server.dataSource);
    await compared(server);
    expect(await matches(calls, sent)).toHaveLength(1);
  });

  it('compares small print where one of two pictures is a proof', async () => {
    await send(calls, 'Polo', await fresh(), await fresh());
    const sent = await send(calls, 'Golf', await fresh(), await fresh());
    await compared(server);
    const set = (fingerprint: Buffer, name: string) =>
      server.dataSource.query(
        `UPDATE picture_fingerprints SET fingerprint = $1
          WHERE name = (SELECT ${name === 'Polo' ? 'proof_image' : 'image'} FROM cars WHERE name = $2)`,
        [fingerprint, name],
      );
    const looks = Buffer.alloc(FINGERPRINT_BYTES);
    await set(looks, 'Polo');
    await set(Buffer.from(looks).fill(0x0f, DETAILS_AT, DETAILS_AT + 1), 'Golf');
    expect(await matches(calls, sent)).toEqual([['image', 'proofImage', 'Polo', 'pending', false]]);
    await send(calls, 'Jazz', await fresh(), await fresh());
    await compared(server);
    await set(Buffer.from(looks).fill(0x1f, DETAILS_AT, DETAILS_AT + 1), 'Golf');
    expect(await matches(calls, sent)).toEqual([]);
  });

  it('does not take slips of one layout for copies of each other', async () => {
    const ids = await Promise.all(
      ['12.345', '12.846', '13.071', '11.908', '14.552'].map(async (time) =>
        send(calls, `Car ${time}`, await fresh(), await drawSlip(time)),
      ),
    );
    const copy = await send(
      calls,
      'Copy',
      await fresh(),
      await copyOf(await drawSlip('12.345'), 'compressed to JPEG 60'),
    );
    await compared(server);
    const proofs = (await seenBy(calls)).pictures.filter(({ picture }) => picture === 'proofImage');
    expect(proofs.map(({ carId, other }) => [carId, other.carId]).sort()).toEqual(
      [
        [copy, ids[0]],
        [ids[0], copy],
      ].sort(),
    );
  });

  it('tells slips that look alike apart by the figures that were read from them', async () => {
    const slip = await fresh();
    const polo = await send(calls, 'Polo', await fresh(), slip);
    const golf = await send(calls, 'Golf', await fresh(), await copyOf(slip, 'compressed to JPEG 60'));
    await compared(server);
    const alike = [['proofImage', 'proofImage', 'Polo', 'pending', false]];
    expect(await matches(calls, golf)).toEqual(alike);
    await readSlip(server, polo, { time: '12.700', sixtyFoot: '1.912' });
    await readSlip(server, golf, { time: '12.310', sixtyFoot: '1.769' });
    expect(await matches(calls, golf)).toEqual([]);
    await readSlip(server, golf, { time: '12.700' });
    expect(await matches(calls, golf)).toEqual(alike);
  });

  it('finds a slip that was photographed again by its figures', async () => {
    const [polo, golf] = [
      await send(calls, 'Polo', await fresh(), await fresh()),
      await send(calls, 'Golf', await fresh(), await fresh()),
    ];
    await compared(server);
    await readSlip(server, polo, { time: '12.700', sixtyFoot: '1.912' });
    await readSlip(server, golf, { time: '12.700', sixtyFoot: '1.912' });
    const match = (await seenBy(calls)).pictures.find(({ carId }) => carId === golf);
    expect(match).toMatchObject({ picture: 'proofImage', isEqual: false, hasSameFigures: true });
    // A time alone may be that of two runs.
    for (const id of [polo, golf]) await readSlip(server, id, { time: '12.700' });
    expect(await matches(calls, golf)).toEqual([]);
  });

  it('says what it could not compare in time or at all yet, and never that nothing was found', async () => {
    const picture = await fresh();
    await send(calls, 'Polo', picture, await fresh());
    const sent = await send(calls, 'Golf', await copyOf(picture, 'brighter'), picture);
    await compared(server);
    const limit = jest.replaceProperty(
      server.app.get(SeenPicturesService, { strict: false }),
      'compareMs',
      0,
    );
    const early = await seenBy(calls);
    expect(early.notCompared).toHaveLength(2);
    // Equal files are always found.
    expect(early.pictures.filter(({ carId }) => carId === sent).map(({ isEqual }) => isEqual)).toEqual([
      true,
    ]);
    limit.restore();
    expect((await seenBy(calls)).notCompared).toEqual([]);
    expect(await matches(calls, sent)).toHaveLength(2);
    // Stored results need no time.
    jest.replaceProperty(server.app.get(SeenPicturesService, { strict: false }), 'compareMs', 0);
    expect((await seenBy(calls)).notCompared).toEqual([]);
    await server.dataSource.query('DELETE FROM picture_fingerprints');
    expect((await seenBy(calls)).notCompared).toHaveLength(2);
  });

  it('has the fingerprints in memory, and reads those again that any node stored or deleted', async () => {
    const picture = await fresh();
    const polo = await send(calls, 'Polo', picture, await fresh());
    const sent = await send(calls, 'Golf', await copyOf(picture, 'brighter'), await fresh());
    await compared(server);
    expect(await matches(calls, sent)).toHaveLength(1);
    const query = jest.spyOn(server.dataSource, 'query');
    const reads = () => query.mock.calls.filter(([sql]) => sql.includes('string_agg(fingerprint')).length;
    expect(await matches(calls, sent)).toHaveLength(1);
    expect(reads()).toBe(0);
    // As another node would: without this node's own service.
    const [row] = await server.dataSource
      .query(
        'DELETE FROM picture_fingerprints WHERE name = (SELECT image FROM cars WHERE id = $1) RETURNING *',
        [polo],
      )
      .then(([rows]: [unknown[]]) => rows as { name: string; fingerprint: Buffer }[]);
    expect(await matches(calls, sent)).toEqual([]);
    expect(reads()).toBe(1);
    await server.dataSource.query('INSERT INTO picture_fingerprints (name, fingerprint) VALUES ($1, $2)', [
      row?.name,
      row?.fingerprint,
    ]);
    expect(await matches(calls, sent)).toHaveLength(1);
    expect(reads()).toBe(2);
  });

  it('forgets the looks of a picture with the last run that has it', async () => {
    const [picture, proof] = [await fresh(), await fresh()];
    const names = async (): Promise<number> =>
      (await server.dataSource.query('SELECT FROM picture_fingerprints')).length;
    const first = await send(calls, 'Polo', picture, proof);
    const second = await send(calls, 'Golf', picture, await fresh());
    const approved = await calls.approve(['World Facts'], {
      image: toDataUrl(await fresh()),
      proofImage: toDataUrl(proof),
    });
    await compared(server);
    expect(await names()).toBe(4);
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: first });
    expect(await names()).toBe(4);
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: second });
    expect(await names()).toBe(2);
    await server.dataSource.transaction((manager) => eraseCars(manager, [approved.car._id]));
    expect(await names()).toBe(0);
  });

  it('goes on after a picture that cannot be decoded or ends the process', async () => {
    jest
      .spyOn(server.app.get(MediaFiles, { strict: false }), 'readMaster')
      .mockResolvedValueOnce(Buffer.from('no picture'));
    jest
      .spyOn(server.app.get(PictureWork, { strict: false }), 'fingerprint')
      .mockRejectedValueOnce(new OperationFailure('interrupted', 'The picture process ended with SIGSEGV'));
    await send(calls, 'Polo', await fresh(), await fresh());
    await compared(server);
    const rows = await server.dataSource.query('SELECT fingerprint FROM picture_fingerprints');
    expect(
      rows.filter((row: { fingerprint: Buffer | null }) => row.fingerprint === null).length,
    ).toBeGreaterThan(0);
    await send(calls, 'Golf', await fresh(), await fresh());
    await compared(server);
  });
});

it('a server that does not compare pictures still names equal files', async () => {
  const server = await startTestApp();
  const calls = await CarCalls.on(server);
  const picture = await fresh();
  await send(calls, 'Polo', picture, await fresh());
  const sent = await send(calls, 'Golf', picture, await fresh());
  expect(await matches(calls, sent)).toEqual([['image', 'image', 'Polo', 'pending', true]]);
  expect((await seenBy(calls)).isOn).toBe(false);
  expect(await countMissing(server)).toBe(3);
  await server.close();
});
