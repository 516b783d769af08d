import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminCar, MemoryApi } from '../../testing/index.js';
import type { HostEvent } from '../host/admin-host.js';
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
