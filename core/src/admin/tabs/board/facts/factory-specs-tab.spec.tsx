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
    buildAdminCar({ _id: 'golf', status: 'approved', factoryYear: '2018' }),
    buildAdminCar({
      _id: 'm2',
      name: 'BMW M2',
      owner: 'Lerato',
      status: 'approved',
      factoryPower: '272 kW',
      factoryWeight: '1495 kg',
    }),
  ]);
});

const open = () => openDashboard(api, 'factory-specs');
const add = () => user.click(screen.getByRole('button', { name: 'Add Factory Specifications' }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const choose = async (car: string) => {
  await screen.findByRole('article');
  await user.type(screen.getByRole('combobox', { name: 'Car' }), car.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: car }));
};

describe('Factory Specifications', () => {
  test('lists the cars with a factory power or quarter mile', async () => {
    open();
    const cars = await screen.findAllByRole('article');
    expect(cars.map((car) => within(car).getByRole('heading').textContent)).toEqual(['BMW M2']);
    expect(within(cars[0] as HTMLElement).getByText('272 kW')).toBeTruthy();
  });

  test('takes what was typed of a car, and clears', async () => {
    open();
    await choose('Volkswagen Golf 7 R (Thabo)');
    expect(field('Model Year').value).toBe('2018');
    await user.type(field('Power'), '213 kW');
    await add();
    expect(await screen.findByText('Factory specifications added successfully!')).toBeTruthy();
    expect(field('Power').value).toBe('');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    const [sent] = api.bodies(endpoints.cars.updateFactorySpecs);
    expect(sent).toMatchObject({ carId: 'golf', factoryPower: '213 kW', factoryYear: '2018' });
    expect(sent?.factoryTorque || null).toBeNull();
  });

  test('requires the car only', async () => {
    open();
    await screen.findByRole('article');
    await user.type(field('Power'), '213 kW');
    await add();
    expect(await screen.findByText('Please select a car.')).toBeTruthy();
    expect(api.calls(endpoints.cars.updateFactorySpecs)).toHaveLength(0);
  });

  test('keeps what was typed when another car is chosen', async () => {
    open();
    await choose('BMW M2 (Lerato)');
    await user.type(field('Torque'), '465 Nm');
    await user.clear(screen.getByRole('combobox', { name: 'Car' }));
    await choose('Volkswagen Golf 7 R (Thabo)');
    expect([field('Torque').value, field('Weight').value]).toEqual(['465 Nm', '']);
  });

  test('keeps everything when it fails, and says so', async () => {
    api.fail(endpoints.cars.updateFactorySpecs, 'unavailable');
    open();
    await choose('Volkswagen Golf 7 R (Thabo)');
    await user.type(field('Power'), '213 kW');
    await add();
    expect(await screen.findByText('Failed to add factory specifications. Please try again.')).toBeTruthy();
    expect(field('Power').value).toBe('213 kW');
    api.recover();
    await add();
    expect(await screen.findByText('Factory specifications added successfully!')).toBeTruthy();
  });

  test('brings the figures of a car along to be changed', async () => {
    open();
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Change the factory specifications of BMW M2' }));
    expect(field('Weight').value).toBe('1495 kg');
  });

  test('is empty when no car has any', async () => {
    serveCars(api, []);
    open();
    expect(await screen.findByText('No Factory Specifications Yet')).toBeTruthy();
  });
});
