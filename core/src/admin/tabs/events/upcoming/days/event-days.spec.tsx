import { notifications } from '@mantine/notifications';
import type { Lineup, LineupCar, LineupRace } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildAdminCar,
  buildEvent,
  buildPastEvent,
  endpoints,
  FakeApi,
} from '../../../../../testing/index.js';
import { openDashboard } from '../../../../test/render-dashboard.js';
import { serveCars } from '../../../../test/serve-cars.js';

const user = userEvent.setup();
const { drawLadder, fromPastEvent, lineup, list, setEntries, setResult, toPastEvent } = endpoints.events;
const lineupCar = (at: number, name: string, time: string): LineupCar => ({
  _id: `019aa2ce-0000-7000-8000-00000000000${at}`,
  name,
  driver: 'Lerato',
  time,
});
const golf = lineupCar(1, 'Golf', '12.1');
const polo = lineupCar(2, 'Polo', '14.2');
const audi = lineupCar(3, 'Audi', '11.3');
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serveCars(
    api,
    [golf, polo, audi].map(({ _id, name }) =>
      buildAdminCar({ _id, vehicleId: _id, name, status: 'approved' }),
    ),
  );
});
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('the entries of an event', () => {
  const serve = (cars: LineupCar[], ladder: Lineup['ladder'] = null) => {
    for (const endpoint of [lineup, setEntries, drawLadder, setResult])
      api.respond(endpoint, { cars, ladder, pastEventId: null });
  };
  const openLineup = async () => {
    api.respond(list, [buildEvent()]);
    openDashboard(api, 'events');
    await press('Entries and ladder of Event a');
    return within(await screen.findByRole('dialog', { name: 'Entries and Ladder' }));
  };
  /** Makes a change, and waits until the changed lineup is loaded. */
  const change = async (make: () => Promise<void>) => {
    const reads = api.calls(lineup).length;
    await make();
    await waitFor(() => expect(api.calls(lineup)).toHaveLength(reads + 1));
  };
  const add = (name: RegExp) =>
    change(async () => {
      await user.click(await screen.findByRole('combobox', { name: 'Add a car from the board' }));
      await user.click(await screen.findByRole('option', { name }));
    });

  test('are chosen from the board, moved and removed', async () => {
    serve([]);
    const dialog = await openLineup();
    expect(await dialog.findByText('No cars yet.')).toBeTruthy();
    serve([golf]);
    await add(/Golf/);
    serve([golf, polo]);
    await add(/Polo/);
    serve([polo, golf]);
    await change(() => press('Move Polo up'));
    await change(() => press('Remove Golf from the entry list'));
    expect(api.bodies(setEntries)).toEqual([
      { carIds: [golf._id], _seen: { carIds: [] } },
      { carIds: [golf._id, polo._id], _seen: { carIds: [golf._id] } },
      { carIds: [polo._id, golf._id], _seen: { carIds: [golf._id, polo._id] } },
      { carIds: [polo._id], _seen: { carIds: [polo._id, golf._id] } },
    ]);
  });

  test('race in a ladder, with results and their correction', async () => {
    const unknown: LineupRace['times'] = [null, null];
    const side = ({ _id: carId, name, driver }: LineupCar, seed: number) => ({ carId, seed, name, driver });
    const sides = { golf: side(golf, 2), polo: side(polo, 3), audi: side(audi, 1) };
    const serveLadder = (winner: 'golf' | 'polo' | null, times = unknown) => {
      const semifinals: LineupRace[] = [
        { sides: [sides.audi, 'bye'], winner: audi._id, times: unknown },
        { sides: [sides.golf, sides.polo], winner: winner && sides[winner].carId, times },
      ];
      const final: LineupRace = {
        sides: [sides.audi, winner ? sides[winner] : 'open'],
        winner: null,
        times: unknown,
      };
      serve([polo, golf, audi], { size: 4, rounds: [semifinals, [final]] });
    };
    const timesOf = (name: string) =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Time of ${name}`) });

    serve([polo, golf, audi]);
    const dialog = await openLineup();
    await dialog.findByRole('button', { name: 'Draw the ladder' });
    serveLadder(null);
    await change(() => press('Draw the ladder'));
    await user.type(await dialog.findByRole('textbox', { name: /^Time of Golf/ }), '12.05');
    serveLadder('golf', [12.05, null]);
    await change(() => press('Golf wins'));
    await waitFor(() => expect(timesOf('Golf')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Save the times' })).toBeNull();
    await user.type(timesOf('Polo')[0] as HTMLElement, '14');
    serveLadder('golf', [12.05, 14]);
    await change(() => press('Save the times'));
    await user.type(timesOf('Golf')[1] as HTMLElement, '12.5');
    serveLadder('polo', [12.05, 14]);
    await change(() => press('Polo wins'));
    await waitFor(() => expect(timesOf('Polo').map(({ value }) => value)).toEqual(['14', '']));
    expect(timesOf('Golf').map(({ value }) => value)).toEqual(['12.05']);
    const semifinal = { round: 1, race: 2 };
    expect(api.bodies(setResult)).toEqual([
      { ...semifinal, winner: golf._id, times: [12.05, null], _seen: { winner: null, times: unknown } },
      {
        ...semifinal,
        winner: golf._id,
        times: [12.05, 14],
        _seen: { winner: golf._id, times: [12.05, null] },
      },
      { ...semifinal, winner: polo._id, times: [12.05, 14], _seen: { winner: golf._id, times: [12.05, 14] } },
    ]);
    await press('Draw again');
    expect(await screen.findByText('All results of the ladder will be removed.')).toBeTruthy();
    await user.click((await screen.findAllByRole('button', { name: 'Draw again' })).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(api.bodies(drawLadder)).toEqual([
        { size: 4, _seen: { winners: [] } },
        { size: 4, _seen: { winners: [audi._id, polo._id, null] } },
      ]),
    );
  });
});

describe('an event whose day is over', () => {
  test('becomes a past event by a filled form, and comes back', async () => {
    const later = buildEvent({ id: 'later' });
    const over = buildEvent({ id: 'over', date: '2020-12-05', venue: 'Tarlton', description: 'Run.' });
    api.respond(list, [over, later]);
    api.respond(toPastEvent, buildPastEvent({ _id: 'former' }));
    api.respond(fromPastEvent, over);
    openDashboard(api, 'events');
    await screen.findByRole('heading', { name: 'Event later' });
    expect(screen.queryByRole('button', { name: /^Turn .* into a past event$/ })).toBeNull();
    await press('Over (1)');
    await press('Turn Event over into a past event');
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn Into a Past Event' }));
    const title = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
    expect(title.value).toBe('Event over');
    await user.type(title, ' 2020');
    api.respond(list, [later]);
    await user.click(dialog.getByRole('button', { name: 'Turn Into a Past Event' }));
    expect(await screen.findByRole('button', { name: 'Over (0)' })).toBeTruthy();
    const [sent] = api.calls(toPastEvent);
    expect(sent?.parameters.id).toBe('over');
    const fields = { title: 'Event over 2020', date: '2020-12-05', location: 'Tarlton', description: 'Run.' };
    expect(sent?.body).toMatchObject(fields);
    api.respond(list, [over, later]);
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Over (1)' })).toBeTruthy();
    expect(api.calls(fromPastEvent).map(({ parameters: { id } }) => id)).toEqual(['former']);
  });
});
