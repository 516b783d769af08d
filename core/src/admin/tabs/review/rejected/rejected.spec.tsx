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
    buildAdminCar({ _id: 'golf', name: 'Golf' }),
    buildAdminCar({
      _id: 'supra',
      name: 'Supra',
      owner: 'Sipho',
      status: 'rejected',
      rejectionReason: 'The proof of time cannot be read.',
      reviewedAt: '2026-11-21T09:00:00.000Z',
    }),
    buildAdminCar({ _id: 'polo', name: 'Polo', status: 'rejected', reviewedAt: '2026-11-20T09:00:00.000Z' }),
  ]);
});

const open = () => openDashboard(api, 'pending');
const card = (name: string) => screen.findByRole('article', { name });
const show = async (view: string) => user.click(await screen.findByRole('button', { name: view }));

describe('rejected cars', () => {
  test('stand beside the queue, with reason, date and the day they are deleted', async () => {
    open();
    expect(await card('Golf')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Supra' })).toBeNull();
    await show('Rejected');
    const supra = within(await card('Supra'));
    expect(supra.getByText('The proof of time cannot be read.')).toBeTruthy();
    expect(supra.getByText('21 Nov 2026', { exact: false })).toBeTruthy();
    expect(supra.getByText('19 Feb 2027', { exact: false })).toBeTruthy();
    expect(within(await card('Polo')).getByText('No reason given')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Golf' })).toBeNull();
    const names = screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['Supra', 'Polo']);
  });

  test('can be reopened: they wait for a decision again', async () => {
    open();
    await card('Golf');
    await show('Rejected');
    await user.click(within(await card('Supra')).getByRole('button', { name: 'Reopen Supra' }));
    expect(await screen.findByText('Car reopened. It is pending again.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Supra' })).toBeNull());
    await show('Waiting');
    expect(await card('Supra')).toBeTruthy();
  });

  test('stay and say so when that fails', async () => {
    api.fail(endpoints.cars.reopen, 'unavailable');
    open();
    await card('Golf');
    await show('Rejected');
    await user.click(within(await card('Supra')).getByRole('button', { name: 'Reopen Supra' }));
    expect(await screen.findByText('Failed to reopen car. Please try again.')).toBeTruthy();
    expect(await card('Supra')).toBeTruthy();
  });

  test('show where the queue is empty, and say when there are none', async () => {
    serveCars(api, []);
    open();
    expect(await screen.findByText('All Caught Up!')).toBeTruthy();
    await show('Rejected');
    expect(await screen.findByText('No Rejected Cars')).toBeTruthy();
  });

  test('say that they could not be loaded', async () => {
    api.fail(endpoints.cars.rejected, 'unavailable');
    open();
    await card('Golf');
    await show('Rejected');
    expect(await screen.findByText('Could not load rejected cars.')).toBeTruthy();
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Supra')).toBeTruthy();
  });

  test('appear once a rejection was sent', async () => {
    open();
    await user.click(within(await card('Golf')).getByRole('button', { name: 'Reject' }));
    await user.click(await screen.findByRole('button', { name: 'Reject car' }));
    await show('Rejected');
    expect(await card('Golf')).toBeTruthy();
  });
});
