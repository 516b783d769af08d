import { apiRoutes, CATEGORIES } from '@quartermile/core/domain';
import type { AdminApi } from './admin-api.js';

/** Number of parallel requests: fewer than pooled connections, so that none is rejected on a slow machine. */
const AT_ONCE = 6;
/** Path of one of the long boards. */
export const longBoardPath = '/leaderboard';

/** Name of the car at a place, counted from 1. */
export const nameOfPlace = (place: number): string => `Number ${String(place).padStart(4, '0')}`;

/** Adds `cars` cars without pictures to all three boards, each slower than the previous one. */
export async function fillLongBoard(dashboard: AdminApi, cars: number): Promise<void> {
  let last = 0;
  const addOneByOne = async (): Promise<void> => {
    while (last < cars) {
      last += 1;
      await addCar(dashboard, last);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, addOneByOne));
}

async function addCar(dashboard: AdminApi, place: number): Promise<void> {
  const car = {
    name: nameOfPlace(place),
    owner: 'Lerato',
    time: (9 + place / 100).toFixed(2),
    drivetrain: 'AWD',
    description: 'Stage 2 on a cold evening, semi-slick tyres, half a tank.',
  };
  const { _id: carId } = await dashboard.call<{ _id: string }>('POST', apiRoutes.cars.submit, car);
  await dashboard.review({ carId, action: 'approve', categories: [...CATEGORIES] });
}
