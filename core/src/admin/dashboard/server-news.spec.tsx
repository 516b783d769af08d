import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildSession, endpoints, FakeApi } from '../../testing/index.js';
import type { HostEvent } from '../kernel/host/admin-host.js';
import { createMemoryHost } from '../test/memory-host.js';
import { renderDashboard } from '../test/render-dashboard.js';
import { serveCars } from '../test/serve-cars.js';

const golf = buildAdminCar({ _id: 'golf', name: 'Golf' });
let api: FakeApi;
let emit: ((news: HostEvent) => void) | null;

beforeEach(async () => {
  api = new FakeApi();
  serveCars(api, [golf]);
  const host = createMemoryHost(api.transport, 'token');
  host.followServer = (listener) => {
    emit = listener;
    return () => {
      emit = null;
    };
  };
  renderDashboard(host, 'pending');
  await screen.findByRole('article', { name: 'Golf' });
});

test('a submission that arrives shows by itself', async () => {
  serveCars(api, [golf, buildAdminCar({ _id: 'm2', name: 'M2' })]);
  act(() => emit?.({ type: 'changed' }));
  expect(await screen.findByRole('article', { name: 'M2' })).toBeTruthy();
});

test('a session that the server ended is over here as well, and nothing follows it', async () => {
  act(() => emit?.({ type: 'signed-out', reason: 'refused' }));
  expect(await screen.findByText('signed out: refused')).toBeTruthy();
  expect(emit).toBeNull();
});

describe('the role of the administrator', () => {
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d+$/, ''));
  /** Somebody made the owner a reviewer while this dashboard had no connection. */
  const demote = () => api.respond(endpoints.admin.session, buildSession({ role: 'reviewer' }));

  test('is loaded again when the stream is back after an outage', async () => {
    expect(tabs()).toContain('Settings');
    demote();
    act(() => emit?.({ type: 'changed' }));
    await waitFor(() => expect(tabs()).toEqual(['Pending Submissions', 'Settings']));
  });

  test('stays as it was while the session cannot be loaded', async () => {
    demote();
    api.fail(endpoints.admin.session, 'no connection');
    act(() => emit?.({ type: 'changed' }));
    await waitFor(() => expect(api.calls(endpoints.admin.session).length).toBeGreaterThan(1));
    expect(tabs()).toContain('Settings');
  });
});
