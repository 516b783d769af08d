import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, MemoryApi } from '../../../../../testing/index.js';
import { createMemoryHost } from '../../../../test/memory-host.js';
import { renderDashboard } from '../../../../test/render-dashboard.js';

const user = userEvent.setup();
let api: MemoryApi;

const idOf = (at: number) => `019aa2ce-0000-7000-8000-00000000000${at}`;
const car = (at: number, name: string, time: string) =>
  buildAdminCar({ _id: idOf(at), vehicleId: idOf(at), name, time, owner: 'Lerato', status: 'approved' });

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
  api.cars = [car(1, 'Golf', '12.1'), car(2, 'Polo', '14.2'), car(3, 'Audi', '11.3')];
});
const open = () => renderDashboard(createMemoryHost(api.transport, api.openSession()), 'events');
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('the entries of an event', () => {
  const openLineup = async () => {
    api.content.events = [{ id: 'e1', title: 'Strip night', date: '2096-12-05' }];
    open();
    await press('Entries and ladder of Strip night');
    return within(await screen.findByRole('dialog', { name: 'Entries and Ladder' }));
  };
  const add = async (name: RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: 'Add a car from the board' }));
    await user.click(await screen.findByRole('option', { name }));
  };

  test('are chosen from the board, moved and removed', async () => {
    const dialog = await openLineup();
    expect(await dialog.findByText('No cars yet.')).toBeTruthy();
    await add(/Golf/);
    await dialog.findByRole('button', { name: 'Remove Golf from the entry list' });
    await add(/Polo/);
    await dialog.findByRole('button', { name: 'Remove Polo from the entry list' });
    await press('Move Polo up');
    const stored = () => api.content.lineups.stored.get('e1')?.cars;
    await waitFor(() => expect(stored()).toEqual([idOf(2), idOf(1)]));
    await press('Remove Golf from the entry list');
    await waitFor(() => expect(stored()).toEqual([idOf(2)]));
  });

  test('race in a ladder by their times, with results and their correction', async () => {
    api.content.lineups.stored.set('e1', { cars: [idOf(2), idOf(1), idOf(3)], ladder: null });
    const dialog = await openLineup();
    await press('Draw the ladder');
    await user.type(await dialog.findByRole('textbox', { name: /^Time of Golf/ }), '12.05');
    await press('Golf wins');
    const ladder = () => api.content.lineups.stored.get('e1')?.ladder;
    await waitFor(() =>
      expect(ladder()?.results).toEqual([{ round: 1, race: 2, winner: idOf(1), times: [12.05, null] }]),
    );
    expect(ladder()?.seeds).toEqual([idOf(3), idOf(1), idOf(2)]);
    expect(screen.queryByRole('button', { name: 'Save the times' })).toBeNull();
    const timesOf = (name: string) =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Time of ${name}`) });
    await user.type(timesOf('Polo')[0] as HTMLElement, '14');
    await press('Save the times');
    await waitFor(() => expect(ladder()?.results[0]?.times).toEqual([12.05, 14]));
    await user.type(timesOf('Golf')[1] as HTMLElement, '12.5');
    await press('Polo wins');
    await waitFor(() => expect(timesOf('Polo').map(({ value }) => value)).toEqual(['14', '']));
    expect(timesOf('Golf').map(({ value }) => value)).toEqual(['12.05']);
    await press('Draw again');
    expect(await screen.findByText('All results of the ladder will be removed.')).toBeTruthy();
    await user.click((await screen.findAllByRole('button', { name: 'Draw again' })).at(-1) as HTMLElement);
    await waitFor(() => expect(ladder()?.results).toEqual([]));
  });
});

describe('an event whose day is over', () => {
  test('becomes a past event by a filled form, and comes back', async () => {
    api.content.events = [
      { id: 'e1', title: 'Strip night', date: '2020-12-05', venue: 'Tarlton', description: 'Run.' },
      { id: 'e2', title: 'Later', date: '2096-12-05' },
    ];
    open();
    await screen.findByRole('heading', { name: 'Later' });
    expect(screen.queryByRole('button', { name: /^Turn .* into a past event$/ })).toBeNull();
    await press('Past (1)');
    await press('Turn Strip night into a past event');
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn Into a Past Event' }));
    const title = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
    expect(title.value).toBe('Strip night');
    await user.type(title, ' 2020');
    await user.click(dialog.getByRole('button', { name: 'Turn Into a Past Event' }));
    await waitFor(() => expect(api.content.pastEvents).toHaveLength(1));
    expect(api.content.pastEvents[0]).toMatchObject({
      title: 'Strip night 2020',
      date: '2020-12-05',
      location: 'Tarlton',
      description: 'Run.',
    });
    expect(api.content.events.map(({ id }) => id)).toEqual(['e2']);
    await press('Undo');
    await waitFor(() => expect(api.content.events.map(({ id }) => id)).toEqual(['e2', 'e1']));
    expect(api.content.pastEvents).toEqual([]);
  });
});
