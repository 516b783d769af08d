import { notifications } from '@mantine/notifications';
import { type CarReview, runMessages } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../testing/index.js';
import { openDashboard } from '../../test/render-dashboard.js';
import { serveCars } from '../../test/serve-cars.js';

const user = userEvent.setup();
const approved = { status: 'approved', reviewedAt: '2026-03-04T10:00:00.000Z' } as const;
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  const [driverId, requestedCategories] = ['tshepo', ['Our Drag Races' as const]];
  serveCars(api, [
    buildAdminCar({ _id: 'slow', name: 'Polo GTI', time: '13.9', vehicleId: 'polo', driverId, ...approved }),
    buildAdminCar({
      ...{ _id: 'quick', name: 'Polo GTI', time: '13.44', vehicleId: 'polo', driverId, ...approved },
      createdAt: '2026-03-02T22:30:00.000Z',
    }),
    buildAdminCar({ _id: 'other', name: 'Polo GTI', driverId: 'another Tshepo', ...approved }),
    buildAdminCar({ _id: 'sent', name: 'VW Polo', time: '13.1', driverId, requestedCategories }),
    buildAdminCar({ _id: 'new', name: 'Golf', driverId: 'lerato', requestedCategories }),
  ]);
});

const open = async () => {
  openDashboard(api, 'pending', { role: 'reviewer', undoMs: 10 });
  await screen.findByRole('article', { name: 'VW Polo' });
};
const card = (name: string) => within(screen.getByRole('article', { name }));
const reviews = () => api.calls(endpoints.cars.review).map(({ body }) => body as CarReview);
const opened = (name: string) => within(screen.getByRole('region', { name: `${name}, opened` }));
const choice = () => opened('VW Polo').findByLabelText<HTMLInputElement>(/^Another run of/);

describe('a submission of a driver with another car', () => {
  test('is a new car unless the reviewer links it to that one, which is named by its best run', async () => {
    await open();
    const known = await choice();
    expect(known.labels?.[0]?.textContent).toBe('Another run of Polo GTI, 13.44 s in Mar 2026');
    expect(opened('VW Polo').getByLabelText<HTMLInputElement>(runMessages.newCar).checked).toBe(true);
    await user.click(known);
    await user.click(card('VW Polo').getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(reviews()).toMatchObject([{ carId: 'sent', runOf: 'quick' }]));
  });

  test('is sent as it is when the link is taken back', async () => {
    await open();
    await user.click(await choice());
    await user.click(opened('VW Polo').getByLabelText(runMessages.newCar));
    await user.click(card('VW Polo').getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(reviews()).toHaveLength(1));
    expect(reviews()[0]).not.toHaveProperty('runOf');
  });

  test('is the only one that asks: a driver is known by the phone number, not by the name', async () => {
    await open();
    await choice();
    expect(opened('VW Polo').getAllByLabelText(/^Another run of/)).toHaveLength(1);
    await user.keyboard('j');
    expect(opened('Golf').queryByLabelText(runMessages.newCar)).toBeNull();
  });
});
