import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../testing/index.js';
import { openDashboard, type RenderOptions } from '../../test/render-dashboard.js';
import { decided, serveCars } from '../../test/serve-cars.js';

const names = ['Golf', 'Polo', 'M2', 'RS3', 'Supra', 'Ranger'];
const user = userEvent.setup();
let api: FakeApi;

/** So long that a slow machine takes the decisions back in time. */
const LONG_UNDO_MS = 60_000;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serveCars(
    api,
    names.map((name) => buildAdminCar({ _id: name, name, cellphone: null })),
  );
});

const open = async (options?: RenderOptions) => {
  openDashboard(api, 'pending', options);
  await screen.findByRole('article', { name: 'Golf' });
};

const shown = () => screen.queryAllByRole('article').map(({ ariaLabel }) => ariaLabel);
const rejected = () => decided(api, 'reject');

test('many are rejected at once, after one look at them, for one reason', async () => {
  await open();
  await user.click(screen.getByLabelText('Select all'));
  await user.click(screen.getByLabelText('Select Supra'));
  expect(screen.getByText('5 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reject selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 5 cars' }));
  const preview = within(dialog.getByRole('list', { name: 'What will be rejected' }));
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['Golf', 'Polo', 'M2', 'RS3', 'Ranger'].map((name) => `${name} · Thabo`),
  );
  await user.click(dialog.getByLabelText('This run was submitted before.'));
  await user.type(dialog.getByLabelText('In your own words'), 'Send them again.');
  await user.click(dialog.getByRole('button', { name: 'Reject 5 cars' }));
  expect(await screen.findByText(/^5 rejected, sending in/, { ignore: '[aria-hidden=true]' })).toBeTruthy();
  expect(screen.getByRole('article', { current: true }).ariaLabel).toBe('Supra');
  expect(await screen.findByText('5 cars rejected successfully!')).toBeTruthy();
  await waitFor(() => expect(rejected()).toEqual(['Golf', 'Polo', 'M2', 'RS3', 'Ranger']));
  expect(api.bodies(endpoints.cars.review)[0]).toMatchObject({
    reason: 'This run was submitted before. Send them again.',
  });
  await waitFor(() => expect(shown()).toEqual(['Supra']));
});

test('many are taken back by one press', async () => {
  await open({ undoMs: LONG_UNDO_MS });
  await user.keyboard('xjx');
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reject selected' }));
  await user.click(await screen.findByRole('button', { name: 'Reject 2 cars' }));
  expect(await screen.findByText('2 cars')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await user.keyboard('u');
  await waitFor(() => expect(shown()).toEqual(names));
  expect(api.calls(endpoints.cars.review)).toHaveLength(0);
});
