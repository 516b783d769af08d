import { apiRoutes, hintRoutes, type SeenPictures } from '@quartermile/core/domain';
import type { CarCalls } from '../cars.js';
import { toDataUrl } from '../pictures.js';
import { until } from '../servers/server-process.js';
import type { TestApp } from '../test-app.js';
import { drawShapes } from './alike-pictures.js';

let seed = 1;
/** A picture that no other test has. */
export const fresh = (): Promise<Buffer> => drawShapes(seed++);
export const send = async (calls: CarCalls, name: string, image: Buffer, proof: Buffer, more: object = {}) =>
  calls.submit({
    ...{
      name,
      cellphone: `+27 82 000 ${1000 + seed}`,
      image: toDataUrl(image),
      proofImage: toDataUrl(proof),
    },
    ...more,
  });
export const reject = (calls: CarCalls, carId: string) =>
  calls.sendAsAdmin('POST', apiRoutes.cars.review, { carId, action: 'reject' });
export const seenBy = async (calls: CarCalls): Promise<SeenPictures> =>
  (await calls.sendAsAdmin('GET', hintRoutes.seenPictures)).json();
/** Matches of a pending car: own picture, other picture, other car, its state, whether the files are equal. */
export const matches = async (calls: CarCalls, id: string) =>
  (await seenBy(calls)).pictures
    .filter(({ carId }) => carId === id)
    .map(({ picture, other, isEqual }) => [picture, other.picture, other.name, other.status, isEqual]);
/** Records what was read from the slip of a car. */
export const readSlip = (
  { dataSource }: TestApp,
  carId: string,
  figures: Readonly<Record<string, string>>,
): Promise<unknown> =>
  dataSource.query(
    `INSERT INTO slip_readings (car_id, state, figures) VALUES ($1, 'read', $2)
       ON CONFLICT (car_id) DO UPDATE SET state = 'read', figures = excluded.figures`,
    [
      carId,
      JSON.stringify(Object.entries(figures).map(([figure, value]) => ({ figure, lane: null, value }))),
    ],
  );
export const countMissing = async ({ dataSource }: TestApp): Promise<number> =>
  (
    await dataSource.query(`SELECT FROM (SELECT image AS name FROM cars UNION SELECT proof_image FROM cars) AS picture
      WHERE name IS NOT NULL AND name NOT IN (SELECT name FROM picture_fingerprints)`)
  ).length;
export const compared = (server: TestApp): Promise<void> =>
  until(async () => (await countMissing(server)) === 0);
