import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildAdminCar,
  buildAdminEntry,
  buildSlipValue,
  endpoints,
  FakeApi,
} from '../../../../testing/index.js';
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

const places = async (within_: () => Promise<HTMLElement>) =>
  within(await within(await within_()).findByRole('list', { name: 'Places that Golf would take' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const card = () => screen.findByRole('article', { name: 'Golf' });
const details = () => screen.findByRole('dialog', { name: 'Car Details' });
const open = () => void openDashboard(api, 'pending', { role: 'reviewer', undoMs: 10 });
const BEST = 'This driver’s best was 11.9 s (Mar 2026)';

describe('the places that a submission would take', () => {
  test('are shown on the card and beside the proof, with the best of the driver there', async () => {
    open();
    const expected = [`${BOARD} Would be 3rd of 4, 0.01 s behind Tshepo${BEST}`];
    expect(await places(card)).toEqual(expected);
    await user.keyboard('e');
    expect(await places(details)).toEqual(expected);
  });

  test('follow the ticks at once', async () => {
    open();
    await places(card);
    await user.click(within(await card()).getByLabelText('World Facts'));
    await user.click(within(await card()).getByLabelText('Votes by Viewers'));
    expect(await places(card)).toEqual([
      'World Facts Would be 1st of 1',
      `${BOARD} Would be 3rd of 4, 0.01 s behind Tshepo${BEST}`,
      'Votes by Viewers Ranked by votes, so the time gives no place.',
    ]);
    for (const label of ['World Facts', BOARD, 'Votes by Viewers'])
      await user.click(within(await card()).getByLabelText(label));
    expect(within(await card()).queryByRole('list', { name: /^Places/ })).toBeNull();
  });

  test('follow a corrected time', async () => {
    const values = [buildSlipValue({ value: '11.05' })];
    api.respond(endpoints.cars.slipReadings, {
      isOn: true,
      readings: [{ carId: 'golf', state: 'read', values }],
    });
    open();
    await places(card);
    await user.keyboard('e');
    await user.click(await within(await details()).findByRole('button', { name: /^Use the/ }));
    await waitFor(async () =>
      expect(await places(details)).toEqual([`${BOARD} Would be 1st of 4, 0.05 s ahead of Sipho${BEST}`]),
    );
  });

  test('follow the link to a known car, whose entry the run replaces', async () => {
    open();
    await user.click(await within(await card()).findByLabelText(/^Another run of/));
    expect(await places(card)).toEqual([
      `${BOARD} Would replace its 11.9 s, 3rd of 3, 0.01 s behind Tshepo${BEST}`,
    ]);
  });
});
