import { notifications } from '@mantine/notifications';
import { runMessages } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry, endpoints, FakeApi } from '../../../../testing/index.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { serveCars } from '../../../test/serve-cars.js';

const user = userEvent.setup();
const sent = '2026-03-02T22:30:00.000Z';
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  const approve = (_id: string, name: string, time: string, vehicleId: string, reviewedAt: string) =>
    buildAdminCar({ _id, name, time, vehicleId, reviewedAt, createdAt: sent, status: 'approved' });
  const [quick, slow, golf] = [
    approve('quick', 'Polo', '13.1', 'polo', '2026-03-05T10:00:00.000Z'),
    approve('slow', 'Polo', '13.9', 'polo', '2026-03-04T10:00:00.000Z'),
    approve('golf', 'Golf', '12.2', 'golf', '2026-03-03T10:00:00.000Z'),
  ] as const;
  const served = serveCars(api, [quick, slow, golf]);
  api.respond(endpoints.leaderboard.list, [
    buildAdminEntry({ _id: 'e1', car: quick, votes: 4 }),
    buildAdminEntry({ _id: 'e2', car: golf, votes: 3 }),
  ]);
  api.respond(endpoints.cars.moveRuns, ({ body: { carIds, toCarId } }) =>
    carIds.map((carId) => served(carId, { vehicleId: toCarId === null ? 'new' : 'polo' })),
  );
});

const open = async (car: string) => {
  openDashboard(api, 'approved');
  const [first] = await screen.findAllByRole('button', { name: runMessages.runsOf(car) });
  await user.click(first as HTMLElement);
  return within(await screen.findByRole('dialog'));
};
const moves = () => api.bodies(endpoints.cars.moveRuns);
const undo = async () => user.click(await screen.findByRole('button', { name: runMessages.undo }));

describe('the runs of an approved car', () => {
  test('are listed with time and month, and counted on the card', async () => {
    const dialog = await open('Polo');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `13.1 s in Mar 2026${runMessages.split}`,
      `13.9 s in Mar 2026${runMessages.split}`,
    ]);
    expect(screen.getAllByText('2 runs', { ignore: '[aria-hidden=true]' })).toHaveLength(2);
    expect(screen.getAllByText('Runs', { selector: 'span' })).toHaveLength(1);
  });

  test('are split: the run becomes a car of its own, and undo brings it back', async () => {
    const dialog = await open('Polo');
    await user.click(dialog.getByRole('button', { name: runMessages.splitRun('13.9 s in Mar 2026') }));
    expect(await screen.findByText(runMessages.moved)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await undo();
    await waitFor(() =>
      expect(moves()).toEqual([
        { carIds: ['slow'], toCarId: null },
        { carIds: ['slow'], toCarId: 'quick' },
      ]),
    );
  });

  test('are merged into another car, and undo splits them again', async () => {
    const dialog = await open('Golf');
    expect(dialog.queryByRole('button', { name: /^Split off/ })).toBeNull();
    const merge = dialog.getByRole('button', { name: runMessages.merge });
    expect((merge as HTMLButtonElement).disabled).toBe(true);
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: /^Polo/ }));
    await user.click(merge);
    await undo();
    await waitFor(() =>
      expect(moves()).toEqual([
        { carIds: ['golf'], toCarId: 'quick' },
        { carIds: ['golf'], toCarId: null },
      ]),
    );
  });

  test('stay when the server refuses, and the dialog with them', async () => {
    const dialog = await open('Polo');
    api.fail(endpoints.cars.moveRuns, 'unavailable');
    await user.click(dialog.getByRole('button', { name: runMessages.splitRun('13.9 s in Mar 2026') }));
    expect(await screen.findByText(runMessages.moveFailed)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: carAdminMessages.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(endpoints.cars.delete)).toHaveLength(0);
  });
});
