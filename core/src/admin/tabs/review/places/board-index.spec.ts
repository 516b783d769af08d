import { type AdminCar, CATEGORIES, type Category } from '@quartermile/core/domain';
import { buildAdminCar, buildAdminEntry } from '@quartermile/core/testing';
import { describe, expect, test } from 'vitest';
import { indexBoards, placesInContext } from './board-index.js';

const runOf = (vehicleId: string, driverId: string | null, time: string): AdminCar =>
  buildAdminCar({ _id: `run of ${vehicleId}`, vehicleId, driverId, time, worldFacts: null });
const approved = [
  runOf('golf', 'thandi', '12.0'),
  runOf('polo', 'thandi', '11.0'),
  runOf('m2', 'sipho', '10.0'),
  runOf('gtr', null, '9.0'),
];
const entryOf = (category: Category, car: AdminCar, votes = 0) =>
  buildAdminEntry({ _id: `${category}, ${car.vehicleId}`, category, votes, car });
const entries = [
  ...approved.map((car) => entryOf('Our Drag Races', car)),
  ...approved.slice(0, 1).map((car) => entryOf('World Facts', car)),
  ...approved.map((car, at) => entryOf('Votes by Viewers', car, at)),
];
const index = indexBoards(entries, approved);
const placesOf = (run: AdminCar, categories: readonly Category[] = CATEGORIES, runOfCar = '') =>
  placesInContext(index, run, categories, runOfCar);
const bestsOf = (run: AdminCar) => placesOf(run).map(({ driversBest }) => driversBest?._id ?? null);

describe('the places of a pending run', () => {
  test('are on the chosen boards, in the order of the boards', () => {
    const chosen = CATEGORIES.toReversed().slice(0, 2);
    expect(placesOf(runOf('new', 'ayanda', '11.5'), chosen).map(({ category }) => category)).toEqual(
      CATEGORIES.filter((category) => chosen.includes(category)),
    );
    expect(placesOf(runOf('new', 'ayanda', '11.5'), [])).toEqual([]);
  });

  test('are those of a new entry, or of the car that it is linked to', () => {
    const run = runOf('new', 'ayanda', '11.5');
    const [fresh] = placesOf(run, ['Our Drag Races']);
    expect([fresh?.kind, fresh?.position, fresh?.count]).toEqual(['new', 4, 5]);
    const [linked] = placesOf(run, ['Our Drag Races'], 'run of golf');
    expect([linked?.kind, linked?.position, linked?.count]).toEqual(['replaces', 4, 4]);
    expect(placesOf(run, ['Our Drag Races'], 'unknown run')).toEqual([fresh]);
  });

  test('have the best entry of the driver on each board by time, of any car', () => {
    const best = Object.fromEntries(
      placesOf(runOf('new', 'thandi', '11.5')).map(({ category, driversBest }) => [
        category,
        driversBest?._id,
      ]),
    );
    expect(best).toEqual({
      'Our Drag Races': 'Our Drag Races, polo',
      'World Facts': 'World Facts, golf',
      'Votes by Viewers': undefined,
    });
  });

  test('have none of a driver without entries, or without a phone number, whatever the name', () => {
    expect(bestsOf(runOf('new', 'ayanda', '11.5'))).toEqual([null, null, null]);
    expect(bestsOf(runOf('new', null, '11.5'))).toEqual([null, null, null]);
  });
});
