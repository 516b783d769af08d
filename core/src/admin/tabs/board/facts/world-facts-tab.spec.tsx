import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';
import { serveCars } from '../../../test/serve-cars.js';

const user = userEvent.setup();
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serveCars(api, [
    // The public form also sends a car's own time as its World Facts time.
    buildAdminCar({ _id: 'golf', status: 'approved', time: '11.8', worldFacts: '11.8' }),
    buildAdminCar({
      _id: 'm2',
      name: 'BMW M2',
      owner: 'Lerato',
      status: 'approved',
      worldFacts: '11.2',
      worldFactsSource: 'Track day',
    }),
  ]);
});

const open = () => openDashboard(api, 'world-facts');
const add = () => user.click(screen.getByRole('button', { name: 'Add World Facts Time' }));
const time = () => screen.getByLabelText<HTMLInputElement>(/World Facts Time/);
const choose = async (car: string) => {
  await screen.findByRole('article');
  await user.type(screen.getByRole('combobox', { name: 'Car' }), car.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: car }));
};

describe('World Facts Management', () => {
  test('says where the times come from, and lists the cars that have one from a source', async () => {
    open();
    expect(await screen.findByText(/verified third-party source/)).toBeTruthy();
    const cars = await screen.findAllByRole('article');
    expect(cars.map((car) => within(car).getByRole('heading').textContent)).toEqual(['BMW M2']);
    expect(cars[0]?.textContent).toContain('11.2s');
    expect(screen.getByText('Track day')).toBeTruthy();
  });

  test('gives a car its time, with the usual source, and clears', async () => {
    open();
    await choose('Volkswagen Golf 7 R (Thabo)');
    expect(time().value).toBe('');
    await user.type(time(), '10.875');
    await add();
    expect(await screen.findByText('World Facts time added successfully!')).toBeTruthy();
    expect(time().value).toBe('');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(api.bodies(endpoints.cars.updateWorldFacts)).toMatchObject([
      { carId: 'golf', worldFacts: '10.875', source: 'Third-party lap-time site' },
    ]);
  });

  test('says before and after what the board shows of a car with a time of its own', async () => {
    open();
    await choose('Volkswagen Golf 7 R (Thabo)');
    expect(screen.getByRole('note', { name: 'On the board' }).textContent).toBe(
      'This car has a time of its own, 11.8 s. The board ranks it by that time and shows the World Facts time with its source beside it.',
    );
    await user.type(time(), '10.5');
    await add();
    expect(
      await screen.findByText(
        'The board ranks Volkswagen Golf 7 R by its own time, 11.8 s, and shows the World Facts time, 10.5 s, in its details.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('note', { name: 'On the board' })).toBeNull();
  });

  test('says nothing of the kind for a car without a time of its own', async () => {
    serveCars(api, [
      buildAdminCar({ _id: 'golf', status: 'approved', time: null }),
      buildAdminCar({
        ...{ _id: 'm2', name: 'BMW M2', status: 'approved', time: null },
        ...{ worldFacts: '11.2', worldFactsSource: 'Track day' },
      }),
    ]);
    open();
    await choose('Volkswagen Golf 7 R (Thabo)');
    expect(screen.queryByRole('note', { name: 'On the board' })).toBeNull();
    await user.type(time(), '10.5');
    await add();
    expect(await screen.findByText('World Facts time added successfully!')).toBeTruthy();
    expect(screen.queryByText(/by its own time/)).toBeNull();
  });

  test('steps by 0.1 from 0 on', async () => {
    open();
    await screen.findByRole('article');
    expect([time().step, time().min]).toEqual(['0.1', '0']);
  });

  test('asks for what is missing and sends nothing', async () => {
    open();
    await screen.findByRole('article');
    await add();
    expect(await screen.findByText('Please fill in all required fields.')).toBeTruthy();
    expect(api.calls(endpoints.cars.updateWorldFacts)).toHaveLength(0);
  });

  test('refuses a time below 0', async () => {
    open();
    await choose('Volkswagen Golf 7 R (Thabo)');
    await user.type(time(), '-1');
    await add();
    expect(await screen.findByText('Please enter a time in seconds of 0 or more.')).toBeTruthy();
    expect(api.calls(endpoints.cars.updateWorldFacts)).toHaveLength(0);
  });

  test('keeps what was typed when it fails, and says so', async () => {
    api.fail(endpoints.cars.updateWorldFacts, 'unavailable');
    open();
    await choose('Volkswagen Golf 7 R (Thabo)');
    await user.type(time(), '10.8');
    await add();
    expect(await screen.findByText('Failed to add World Facts time. Please try again.')).toBeTruthy();
    expect(time().value).toBe('10.8');
    api.recover();
    await add();
    expect(await screen.findByText('World Facts time added successfully!')).toBeTruthy();
    expect(time().value).toBe('');
  });

  test('brings a time along to be changed', async () => {
    open();
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Change the World Facts time of BMW M2' }));
    expect(time().value).toBe('11.2');
    expect(screen.getByLabelText<HTMLInputElement>(/Source/).value).toBe('Track day');
  });

  test('says when no car has a time, and when they cannot be loaded', async () => {
    serveCars(api, []);
    api.fail(endpoints.cars.approved, 'unavailable');
    open();
    expect(await screen.findByText('Could not load approved cars.')).toBeTruthy();
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No World Facts Times Yet')).toBeTruthy();
  });
});
