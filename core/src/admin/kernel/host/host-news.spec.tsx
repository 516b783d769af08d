import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, endpoints, FakeApi } from '../../../testing/index.js';
import { createMemoryHost, type MemoryHost } from '../../test/memory-host.js';
import { renderDashboard } from '../../test/render-dashboard.js';
import { serveCars } from '../../test/serve-cars.js';
import { reviewMessages } from '../messages/review-messages.js';

const golf = buildAdminCar({ _id: 'golf', requestedCategories: ['Our Drag Races'] });
const m2 = buildAdminCar({ _id: 'm2', name: 'BMW M2' });
let api: FakeApi;
let host: MemoryHost;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serveCars(api, [golf]);
  host = createMemoryHost(api.transport, 'token');
});

describe('news from the host', () => {
  test('shows that the host ended the session after inactivity', async () => {
    renderDashboard(host);
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
    host.emit({ type: 'signed-out', reason: 'idle' });
    expect(await screen.findByText('signed out: idle')).toBeTruthy();
  });

  test('a change on the server loads the lists again', async () => {
    renderDashboard(host, 'pending');
    await screen.findByRole('article', { name: golf.name });
    serveCars(api, [golf, m2]);
    host.emit({ type: 'changed' });
    expect(await screen.findByRole('article', { name: m2.name })).toBeTruthy();
  });
});

describe('what the host asks for', () => {
  test('a submission that a link names opens with its details', async () => {
    serveCars(api, [golf, m2]);
    renderDashboard(host, 'pending', { submission: { carId: 'm2' } });
    const details = await screen.findByRole('dialog', { name: 'Car Details' });
    expect(within(details).getByText('BMW M2')).toBeTruthy();
  });

  test('reports a decision that the host has not sent yet as queued', async () => {
    host.isQueued = (carId) => carId === 'golf';
    renderDashboard(host, 'pending');
    const card = await screen.findByRole('article', { name: golf.name });
    await userEvent.click(within(card).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(reviewMessages.queued)).toBeTruthy();
    expect(api.calls(endpoints.cars.review)).toHaveLength(1);
  });

  test('hands a question with its key to a host that queues decisions', async () => {
    const asked: unknown[] = [];
    host.requestInformation = async (...call) => (asked.push(call), null);
    host.isQueued = () => asked.length > 0;
    renderDashboard(host, 'pending');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for information' }));
    await userEvent.type(await screen.findByLabelText('In your own words'), 'Tarlton?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(reviewMessages.queued)).toBeTruthy();
    const options = { keepalive: false, idempotencyKey: expect.stringMatching(/^[\w-]{16,}$/) };
    const question = { carId: 'golf', version: expect.any(String), reason: 'Tarlton?' };
    expect(asked).toEqual([[question, options]]);
    expect(api.calls(endpoints.cars.requestInformation)).toHaveLength(0);
  });
});
