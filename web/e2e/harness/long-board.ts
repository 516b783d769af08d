import { apiRoutes, CATEGORIES } from '@quartermile/core/domain';
import type { DeskApi } from './desk-api.js';

/** Calls at the same time: enough to keep the server busy, few enough for a small machine. */
const AT_ONCE = 16;
/** Where one of the long boards stands. */
export const longBoardPath = '/leaderboard';

/** The car that comes in at a place, counted from 1. */
export const nameOfPlace = (place: number): string => `Number ${String(place).padStart(4, '0')}`;

/** Fills all three boards with that many cars each, without pictures, each slower than the one before. */
export async function fillLongBoard(desk: DeskApi, cars: number): Promise<void> {
  let last = 0;
  const addOneByOne = async (): Promise<void> => {
    while (last < cars) {
      last += 1;
      await addCar(desk, last);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, addOneByOne));
}

async function addCar(desk: DeskApi, place: number): Promise<void> {
  const car = {
    name: nameOfPlace(place),
    owner: 'Lerato',
    time: (9 + place / 100).toFixed(2),
    drivetrain: 'AWD',
    description: 'Stage 2 on a cold evening, semi-slick tyres, half a tank.',
  };
  const { _id: carId } = await desk.call<{ _id: string }>('POST', apiRoutes.cars.submit, car);
  await desk.review({ carId, action: 'approve', categories: [...CATEGORIES] });
}
