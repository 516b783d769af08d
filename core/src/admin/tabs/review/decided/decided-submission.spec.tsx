import { notifications } from '@mantine/notifications';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry, endpoints, FakeApi } from '../../../../testing/index.js';
import { AdminDashboard } from '../../../dashboard/admin-dashboard.js';
import { createMemoryHost, type MemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';
import { serveCars } from '../../../test/serve-cars.js';

const golf = buildAdminCar({ _id: 'golf', name: 'Golf', requestedCategories: ['Our Drag Races'] });
const reviewedAt = '2026-11-21T09:00:00.000Z';
const user = userEvent.setup();
let api: FakeApi;
let host: MemoryHost;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serveCars(api, [golf]);
  host = createMemoryHost(api.transport, 'token');
});

const follow = (carId: string) => renderDashboard(host, 'pending', { submission: { carId } });
const dialog = () => screen.findByRole('dialog', { name: 'Already decided' });

test('a link to an approved car shows the approval, when it was, and the boards', async () => {
  const supra = buildAdminCar({ _id: 'supra', name: 'Supra', status: 'approved', reviewedAt });
  serveCars(api, [golf, supra]);
  api.respond(endpoints.leaderboard.list, [buildAdminEntry({ category: 'World Facts', car: supra })]);
  follow('supra');
  const shown = within(await dialog());
  expect(shown.getByText('Approved')).toBeTruthy();
  expect(shown.getByText('on 21 Nov 2026, 11:00')).toBeTruthy();
  expect(await shown.findByText('World Facts')).toBeTruthy();
  expect(shown.getByText('Supra')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a link to a rejected car shows the rejection with its reason', async () => {
  const polo = { _id: 'polo', name: 'Polo', status: 'rejected', reviewedAt } as const;
  serveCars(api, [buildAdminCar({ ...polo, rejectionReason: 'The proof of time cannot be read.' })]);
  follow('polo');
  const shown = within(await dialog());
  expect(shown.getByText('Rejected')).toBeTruthy();
  expect(shown.getByText('The proof of time cannot be read.', { exact: false })).toBeTruthy();
});

test('a link to a car that was deleted says so', async () => {
  follow('nobody');
  expect(within(await dialog()).getByText(/no longer on this site/)).toBeTruthy();
});

test('a link to a car whose decision is queued says so', async () => {
  host.isQueued = (carId) => carId === 'queued';
  follow('queued');
  expect(within(await dialog()).getByText(/is queued/)).toBeTruthy();
});

test('a list that cannot be loaded is no reason to call a car deleted', async () => {
  api.fail(endpoints.cars.rejected, 'no connection');
  follow('nobody');
  const shown = within(await dialog());
  expect(await shown.findByText('This submission could not be loaded.')).toBeTruthy();
  api.recover();
  await user.click(shown.getByRole('button', { name: /again/i }));
  expect(await shown.findByText(/no longer on this site/)).toBeTruthy();
});

test('a decision that is made after the link was followed opens nothing', async () => {
  follow('golf');
  const details = await screen.findByRole('dialog', { name: 'Car Details' });
  await user.click(within(details).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Car approved successfully!')).toBeTruthy();
  await waitFor(() => expect(api.calls(endpoints.cars.pending).length).toBeGreaterThan(1));
  expect(screen.queryByRole('dialog', { name: 'Already decided' })).toBeNull();
});

test('a link to a car that came in after the list was loaded opens the car, and calls nothing deleted', async () => {
  const dashboard = (submission: { carId: string } | null) => (
    <QuartermileProvider env="test">
      <AdminDashboard
        host={host}
        tab="pending"
        onTabChange={() => {}}
        submission={submission}
        renderSignedOut={() => null}
      />
    </QuartermileProvider>
  );
  const { rerender } = render(dashboard(null));
  await screen.findByRole('article', { name: 'Golf' });
  serveCars(api, [golf, buildAdminCar({ _id: 'm2', name: 'BMW M2' })]);
  rerender(dashboard({ carId: 'm2' }));
  const shown = await screen.findByRole('dialog');
  expect(within(shown).getByText('Car Details')).toBeTruthy();
  expect(within(shown).getByText('BMW M2')).toBeTruthy();
});
