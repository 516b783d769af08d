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
import { listMessages } from '../../../kernel/lists/list-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { decisionOn, serveCars } from '../../../test/serve-cars.js';

const text = reviewMessages;
const user = userEvent.setup();
let api: FakeApi;

const build = (name: string, car: Parameters<typeof buildAdminCar>[0] = {}) =>
  buildAdminCar({ _id: name, name, cellphone: null, time: '13.5', requestedCategories: [], ...car });

beforeEach(async () => {
  notifications.clean();
  api = new FakeApi();
  serveCars(api, [
    build('Polo', { cellphone: '+27 82 111 2222', owner: 'Tshepo', requestedCategories: ['Our Drag Races'] }),
    build('Golf', { time: '12.1', requestedCategories: ['Our Drag Races', 'World Facts'] }),
    build('Supra', { time: '10.2', requestedCategories: ['World Facts'] }),
    build('Ranger', { time: '15.1', trapSpeed: 60 }),
    build('GTI', { cellphone: '0821112222', time: '14', requestedCategories: ['Votes by Viewers'] }),
    build('Hilux', { cellphone: '082 999 0000', driverId: 'sarel', time: '16' }),
    build('Old Hilux', { cellphone: null, driverId: 'sarel', status: 'approved' }),
  ]);
  api.respond(endpoints.leaderboard.list, [
    buildAdminEntry({ car: build('RS3', { status: 'approved', time: '11' }) }),
  ]);
  api.respond(endpoints.cars.slipReadings, {
    isOn: true,
    readings: [
      { carId: 'Golf', state: 'read', values: [buildSlipValue({ value: '12.700' })] },
      { carId: 'GTI', state: 'unreadable', values: [] },
    ],
  });
  openDashboard(api, 'pending');
  await screen.findByRole('article', { name: 'Polo' });
  // The hints and flags need the other lists.
  await within(screen.getByRole('article', { name: 'Supra' })).findByText('1 hint');
  await within(screen.getByRole('article', { name: 'Golf' })).findByText(/differs from the driver/);
});

const shown = () => screen.queryAllByRole('article').map(({ ariaLabel }) => ariaLabel);
const all = ['Polo', 'Golf', 'Supra', 'Ranger', 'GTI', 'Hilux'];
const heading = (name: string) => screen.findByRole('heading', { name });
async function choose(menu: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: menu }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}( \\(\\d+\\))?$`) }));
}
async function search(words: string) {
  await user.keyboard(`/${words}{Enter}`);
}
const selected = () => screen.getByRole('article', { current: true }).ariaLabel;

describe('the search of the queue', () => {
  test.each([
    ['golf', ['Golf']],
    ['tshepo', ['Polo']],
    ['0821112222', ['Polo', 'GTI']],
    ['082 111', ['Polo', 'GTI']],
    ['+27829990000', []],
    ['+27821112222', ['Polo']],
  ])('finds %s by car, driver or phone', async (words, cars) => {
    await search(words);
    await waitFor(() => expect(shown()).toEqual(cars));
    expect(await heading(`${cars.length} of 6 shown`)).toBeTruthy();
  });
});

describe('the filters of the queue', () => {
  test.each([
    [text.filters.flagged, ['Golf', 'Ranger']],
    [text.filters['time-differs'], ['Golf']],
    [text.filters.unreadable, ['GTI']],
    [text.filters.record, ['Supra']],
    [text.filters['same-driver'], ['Hilux']],
  ])('%s', async (filter, cars) => {
    await choose(text.filter, filter);
    await waitFor(() => expect(shown()).toEqual(cars));
    expect(await heading(`${cars.length} of 6 shown`)).toBeTruthy();
  });

  test('count what they hold, of what the search and the board leave', async () => {
    const counts = async () => {
      await user.click(screen.getByRole('combobox', { name: text.filter }));
      const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return options;
    };
    expect(await counts()).toEqual([
      ...['All cars (6)', 'Flagged (2)', 'Time differs (1)', 'Cannot be read (1)', 'Record (1)'],
      'Same driver (1)',
    ]);
    await choose(text.board, 'World Facts');
    expect(await counts()).toEqual([
      ...['All cars (2)', 'Flagged (1)', 'Time differs (1)', 'Cannot be read (0)', 'Record (1)'],
      'Same driver (0)',
    ]);
  });

  test('by board, together with another one and the search', async () => {
    await choose(text.board, 'World Facts');
    expect(shown()).toEqual(['Golf', 'Supra']);
    await choose(text.filter, text.filters.record);
    expect(shown()).toEqual(['Supra']);
    await search('golf');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: text.clearFilters })[0] as HTMLElement);
    await waitFor(() => expect(shown()).toEqual(all));
    expect(screen.queryByRole('button', { name: text.clearFilters })).toBeNull();
    expect(await heading('6 pending submissions')).toBeTruthy();
  });

  test('sort: oldest, fastest, flagged first', async () => {
    expect(shown()).toEqual(all);
    await choose(listMessages.sort, text.orders.fastest);
    expect(shown()).toEqual(['Supra', 'Golf', 'Polo', 'GTI', 'Ranger', 'Hilux']);
    await choose(listMessages.sort, text.orders.flagged);
    expect(shown()).toEqual(['Golf', 'Ranger', 'Polo', 'Supra', 'GTI', 'Hilux']);
    await choose(listMessages.sort, text.orders.oldest);
    expect(shown()).toEqual(all);
  });

  test('are what the keys follow, at once after a choice', async () => {
    await choose(text.board, 'Our Drag Races');
    expect(selected()).toBe('Polo');
    await user.keyboard('j');
    expect(selected()).toBe('Golf');
    await user.keyboard('j');
    expect(selected()).toBe('Golf');
    // Its slip reads another time, which the second press confirms.
    await user.keyboard('aa');
    await waitFor(() => expect(decisionOn(api, 'Golf')).toBe('approve'));
    expect(shown()).toEqual(['Polo']);
    expect(selected()).toBe('Polo');
    await user.keyboard('u');
  });
});
