import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildAdminCar,
  buildAdminEntry,
  buildSlipValue,
  endpoints,
  FakeApi,
} from '../../../../testing/index.js';
import { openedCar } from '../../../test/opened-car.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { serveCars } from '../../../test/serve-cars.js';

const user = userEvent.setup();
const BOARD = 'Our Drag Races';
let api: FakeApi;

const approved = (owner: string, time: string, more: Parameters<typeof buildAdminCar>[0] = {}) =>
  buildAdminCar({
    _id: owner,
    name: `Car of ${owner}`,
    owner,
    time,
    status: 'approved',
    driverId: owner,
    ...more,
  });

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  const board = [
    approved('Sipho', '11.1'),
    approved('Tshepo', '11.79'),
    approved('Lerato', '11.9', { runDate: '2026-03-07' }),
  ];
  serveCars(api, [
    ...board,
    buildAdminCar({
      ...{ _id: 'golf', name: 'Golf', time: '11.8', driverId: 'Lerato', requestedCategories: [BOARD] },
      proofImage: `/media/proof/${'a'.repeat(64)}-900x1200?expires=1&signature=s`,
    }),
  ]);
  api.respond(
    endpoints.leaderboard.list,
    board.map((car) => buildAdminEntry({ _id: car._id, category: BOARD, car })),
  );
});

/** What is noted about each board, by its name. */
const places = () =>
  Object.fromEntries(
    openedCar('Golf')
      .getAllByRole('checkbox')
      .map((board) => [
        board.parentElement?.textContent,
        document.getElementById(board.getAttribute('aria-describedby') ?? '')?.lastChild?.textContent,
      ]),
  );
const open = async () => {
  openDashboard(api, 'pending', { role: 'reviewer', undoMs: 10 });
  await screen.findByText(/^Would be 3rd of 4/);
};
const BEST = ' · This driver’s best was 11.9 s (Mar 2026)';

describe('the places that a submission would take', () => {
  test('stand at each board, ticked or not, with the best of the driver there', async () => {
    await open();
    expect(places()).toEqual({
      'World Facts': 'Would be 1st of 1',
      [BOARD]: `Would be 3rd of 4, 0.01 s behind Tshepo${BEST}`,
      'Votes by Viewers': 'Ranked by votes',
    });
  });

  test('follow a corrected time', async () => {
    const values = [buildSlipValue({ value: '11.05' })];
    api.respond(endpoints.cars.slipReadings, {
      isOn: true,
      readings: [{ carId: 'golf', state: 'read', values }],
    });
    await open();
    await user.click(await openedCar('Golf').findByRole('button', { name: 'Use it' }));
    await waitFor(() => expect(places()[BOARD]).toBe(`Would be 1st of 4, 0.05 s ahead of Sipho${BEST}`));
  });

  test('follow the link to a known car, whose entry the run replaces', async () => {
    await open();
    await user.click(await openedCar('Golf').findByLabelText(/^Another run of/));
    expect(places()[BOARD]).toBe(`Would replace its 11.9 s, 3rd of 3, 0.01 s behind Tshepo${BEST}`);
  });
});
