import { ApiError, type Client, carPageCalls } from '@quartermile/core/client';
import type { CarPage, DriverPage } from '@quartermile/core/domain';

/** `missing` for an unknown id, `removed` for a car that is no longer public; null when loading failed. */
export type LoadedCar = CarPage | 'missing' | 'removed' | null;
export type LoadedDriver = DriverPage | 'missing' | 'removed' | null;

const NOT_FOUND = 404;
const GONE = 410;

/** Loads the page of a car by the id of the car or of one of its runs. */
export function loadCar({ call }: Pick<Client, 'call'>, id: string): Promise<LoadedCar> {
  return load(() => carPageCalls(call).car(id));
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
