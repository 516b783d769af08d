import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiRoutes } from '../../domain/index.js';
import { buildAdminCar, MemoryApi } from '../../testing/index.js';
import type { HostEvent } from '../kernel/host/admin-host.js';
import { createMemoryHost } from '../test/memory-host.js';
import { renderDashboard } from '../test/render-dashboard.js';

let api: MemoryApi;
let emit: ((news: HostEvent) => void) | null;

beforeEach(async () => {
  api = new MemoryApi();
  api.cars = [buildAdminCar({ _id: 'golf', name: 'Golf' })];
  const host = createMemoryHost(api.transport, api.openSession());
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
  api.cars = [...api.cars, buildAdminCar({ _id: 'm2', name: 'M2' })];
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
  const demote = () => {
    api.people.accounts = api.people.accounts.map((account) => ({ ...account, role: 'reviewer' }));
  };

  test('is loaded again when the stream is back after an outage', async () => {
    expect(tabs()).toContain('Site');
    demote();
    act(() => emit?.({ type: 'changed' }));
    await waitFor(() => expect(tabs()).toEqual(['Pending Submissions', 'Security']));
  });

  test('stays as it was while the session cannot be loaded', async () => {
    demote();
    api.trouble.set(apiRoutes.admin.session, 'no connection');
    act(() => emit?.({ type: 'changed' }));
    await waitFor(() => expect(api.countOf(apiRoutes.admin.session)).toBeGreaterThan(1));
    expect(tabs()).toContain('Site');
  });
});
