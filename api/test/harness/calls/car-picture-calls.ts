import { expect } from '@jest/globals';
import { type AdminCar, carPictureRoutes } from '@quartermile/core/domain';
import { JobsService } from '../../../src/platform/jobs/jobs.service.js';
import { addReviewer } from '../administrators/reviewer.js';
import { CarCalls, mediaFiles } from '../cars.js';
import { emptyTables } from '../empty-tables.js';
import { halves, toDataUrl } from '../pictures.js';
import { removeMedia } from '../remove-media.js';
import { startTestApp } from '../test-app.js';
import { driverCalls } from './driver-calls.js';

/** A different picture for each width, px. */
export const pictureOf = async (width: number): Promise<string> =>
  toDataUrl(await halves({ width }).png().toBuffer(), 'image/png');

/** A server whose administrators replace pictures. */
export async function startPictureCalls() {
  const server = await startTestApp({ rateLimit: 'off', slipReader: 'off' });
  const calls = await CarCalls.on(server);
  const reviewer = await (await addReviewer(server)).signIn();
  const asReviewer = { authorization: `Bearer ${reviewer}` };
  const replace = (carId: string, pictures: object, headers: Record<string, string> = {}) =>
    calls.sendAsAdmin('PUT', carPictureRoutes.replace, { carId, ...pictures }, headers);
  return {
    server,
    calls,
    driver: driverCalls(server, calls),
    asReviewer,
    /** Sends a replacement, as the owner by default. */
    replace,
    /** Replaces pictures and returns the car. */
    async replaced(carId: string, pictures: object): Promise<AdminCar> {
      const answer = await replace(carId, pictures);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      return answer.json();
    },
    /** Names of the stored pictures by their visibility, such as "public". */
    async masters(): Promise<string[]> {
      const files = (await mediaFiles(server)).filter((file) => file.endsWith('master'));
      return files
        .map((file) =>
          file
            .split('/')
            .slice(0, 3)
            .filter((_, at) => at !== 1)
            .join('/'),
        )
        .toSorted();
    },
    /** Makes all records older. */
    age: (minutes: number) =>
      server.dataSource.query('UPDATE activity SET at = at - make_interval(mins => $1)', [minutes]),
    runJob: (name: string) => server.app.get(JobsService, { strict: false }).runNow(name),
    async clear(): Promise<void> {
      await emptyTables(server, 'cars', 'submissions', 'activity', 'slip_readings');
      await removeMedia(server);
    },
  };
}

/** Path of a picture without the signature of its link, which changes with time. */
export const pathOf = (link: string | null | undefined): string | undefined => link?.split('?')[0];

/** Name of a picture in its path or link. */
export const nameIn = (link: string | null | undefined): string => pathOf(link)?.split('/').at(-1) ?? '';
