import { ApiError, type Client, carPageCalls, segmentPageCalls } from '@quartermile/core/client';
import type { CarPage, DriverPage, SegmentPlace } from '@quartermile/core/domain';

/** A car and the segments that it is in. */
export interface ShownCar extends CarPage {
  readonly segments: readonly SegmentPlace[];
}

/** `missing` for an unknown id, `removed` for a car that is no longer public; null when loading failed. */
export type LoadedCar = ShownCar | 'missing' | 'removed' | null;
export type LoadedDriver = DriverPage | 'missing' | 'removed' | null;

const NOT_FOUND = 404;
const GONE = 410;

/** Loads the page of a car by the id of the car or of one of its runs. */
export function loadCar({ call }: Pick<Client, 'call'>, id: string): Promise<LoadedCar> {
  return load(async () => {
    const page = await carPageCalls(call).car(id);
    return { ...page, segments: await segmentsOf(call, page) };
  });
}

/** They only add to the page: without them it is complete. Each entry of a car has all of them. */
async function segmentsOf(call: Client['call'], { places: [place] }: CarPage): Promise<SegmentPlace[]> {
  if (!place) return [];
  try {
    return await segmentPageCalls(call).ofEntry(place.entryId);
  } catch (error) {
    console.warn('The segments of the car could not be loaded.', error);
    return [];
  }
}

/** Loads the page of a driver. */
export function loadDriver({ call }: Pick<Client, 'call'>, id: string): Promise<LoadedDriver> {
  return load(() => carPageCalls(call).driver(id));
}

async function load<Page>(request: () => Promise<Page>): Promise<Page | 'missing' | 'removed' | null> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return 'missing';
    if (error instanceof ApiError && error.status === GONE) return 'removed';
    console.warn('The page could not be loaded.', error);
    return null;
  }
}
