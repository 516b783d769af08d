import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminCar, FakeApi } from '../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';
import { serveCars } from '../../test/serve-cars.js';

const user = userEvent.setup();
let api: FakeApi;
let host: MemoryHost;
let leave: () => void;

const card = (name: string) => screen.findByRole('article', { name });
const open = async () => {
  leave = renderDashboard(host, 'pending').unmount;
  await screen.findAllByRole('article', { hidden: true });
};
const logInAgain = async (): Promise<void> => {
  leave();
  host.token = 'token';
  await open();
};
const end = async (): Promise<void> => {
  act(() => host.emit({ type: 'signed-out', reason: 'idle' }));
  await screen.findByText('signed out: idle');
};
const isTicked = async (car: string, category: string) =>
  within(await card(car)).getByLabelText<HTMLInputElement>(category).checked;

beforeEach(async () => {
  notifications.clean();
  api = new FakeApi();
  serveCars(
    api,
    ['Golf', 'Polo'].map((name) => buildAdminCar({ _id: name, name, cellphone: null })),
  );
  host = createMemoryHost(api.transport, 'token');
  await open();
});

test('ticks and the selected card are there again after a session that ended by time', async () => {
  await user.click(within(await card('Polo')).getByLabelText('World Facts'));
  await end();
  await logInAgain();
  expect(await isTicked('Polo', 'World Facts')).toBe(true);
  expect((await card('Polo')).getAttribute('aria-current')).toBe('true');
});

test('a rejection that was being written opens again with its words', async () => {
  await user.keyboard('jr');
  await user.click(await screen.findByLabelText('The proof of time cannot be read.'));
  await user.type(screen.getByLabelText('In your own words'), 'Send it again.');
  await end();
  await logInAgain();
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Polo' }));
  expect(dialog.getByLabelText<HTMLInputElement>('The proof of time cannot be read.').checked).toBe(true);
  expect(dialog.getByLabelText<HTMLTextAreaElement>('In your own words').value).toBe('Send it again.');
});

test('a rejection that was cancelled does not come back', async () => {
  await user.keyboard('r');
  await user.type(await screen.findByLabelText('In your own words'), 'Send it again.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await end();
  await logInAgain();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('r');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('In your own words')).value).toBe('');
});

test('a logout by the administrator discards both', async () => {
  await user.click(within(await card('Polo')).getByLabelText('World Facts'));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText('signed out: chosen');
  await logInAgain();
  expect(await isTicked('Polo', 'World Facts')).toBe(false);
});
