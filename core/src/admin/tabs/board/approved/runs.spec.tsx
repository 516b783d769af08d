import { notifications } from '@mantine/notifications';
import { apiRoutes, runMessages, runRoutes } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry, MemoryApi } from '../../../../testing/index.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
const sent = '2026-03-02T22:30:00.000Z';
let api: MemoryApi;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
  const approve = (_id: string, name: string, time: string, vehicleId: string, reviewedAt: string) =>
    buildAdminCar({ _id, name, time, vehicleId, reviewedAt, createdAt: sent, status: 'approved' });
  api.cars = [
    approve('quick', 'Polo', '13.1', 'polo', '2026-03-05T10:00:00.000Z'),
    approve('slow', 'Polo', '13.9', 'polo', '2026-03-04T10:00:00.000Z'),
    approve('golf', 'Golf', '12.2', 'golf', '2026-03-03T10:00:00.000Z'),
  ];
  const [quick, , golf] = api.cars;
  if (quick && golf)
    api.entries = [
      buildAdminEntry({ _id: 'e1', car: quick, votes: 4 }),
      buildAdminEntry({ _id: 'e2', car: golf, votes: 3 }),
    ];
});

const open = async (car: string) => {
  renderDashboard(createMemoryHost(api.transport, api.openSession()), 'approved');
  const [first] = await screen.findAllByRole('button', { name: runMessages.runsOf(car) });
  await user.click(first as HTMLElement);
  return within(await screen.findByRole('dialog'));
};
const vehicleOf = (id: string) => api.cars.find(({ _id }) => _id === id)?.vehicleId;
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
    expect(vehicleOf('slow')).not.toBe('polo');
    await undo();
    await waitFor(() => expect(vehicleOf('slow')).toBe('polo'));
  });

  test('are merged into another car, with the votes of both', async () => {
    const dialog = await open('Golf');
    expect(dialog.queryByRole('button', { name: /^Split off/ })).toBeNull();
    const merge = dialog.getByRole('button', { name: runMessages.merge });
    expect((merge as HTMLButtonElement).disabled).toBe(true);
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: /^Polo/ }));
    await user.click(merge);
    await waitFor(() => expect(vehicleOf('golf')).toBe('polo'));
    expect(api.entries).toMatchObject([{ _id: 'e1', votes: 7, car: { _id: 'golf', name: 'Polo' } }]);
    await undo();
    await waitFor(() => expect(vehicleOf('golf')).not.toBe('polo'));
  });

  test('stay when the server refuses, and the dialog with them', async () => {
    const dialog = await open('Polo');
    api.trouble.set(runRoutes.move, 'unavailable');
    await user.click(dialog.getByRole('button', { name: runMessages.splitRun('13.9 s in Mar 2026') }));
    expect(await screen.findByText(runMessages.moveFailed)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(vehicleOf('slow')).toBe('polo');
    await user.click(dialog.getByRole('button', { name: carAdminMessages.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.countOf(apiRoutes.cars.delete)).toBe(0);
  });
});
