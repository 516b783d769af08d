import { readFile } from 'node:fs/promises';
import { apiRoutes, type SlipReading, type SlipReadings } from '@quartermile/core/domain';
import type { CarCalls } from '../cars.js';
import { toDataUrl } from '../pictures.js';
import { until } from '../servers/server-process.js';

/** A drawn slip of `test/slips` as a data URL. */
export async function slipPicture(name: 'one-lane' | 'noise'): Promise<string> {
  return toDataUrl(await readFile(new URL(`../../slips/${name}.jpg`, import.meta.url)));
}

/** What was read from the proof of a pending car. */
export async function readingOf(calls: CarCalls, carId: string): Promise<SlipReading | undefined> {
  const answer = await calls.sendAsAdmin('GET', apiRoutes.cars.slipReadings);
  return answer.json<SlipReadings>().readings.find((reading) => reading.carId === carId);
}

/** Waits until the proof of a car is read, whatever the outcome. */
export async function finishedReading(calls: CarCalls, carId: string): Promise<SlipReading | undefined> {
  await until(async () => {
    const state = (await readingOf(calls, carId))?.state;
    return state !== undefined && state !== 'waiting' && state !== 'reading';
  });
  return readingOf(calls, carId);
}
