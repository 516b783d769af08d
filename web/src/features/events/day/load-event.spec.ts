import { ApiError, type Client } from '@quartermile/core/client';
import type { Lineup } from '@quartermile/core/domain';
import { expect, it, vi } from 'vitest';
import { loadEvent } from './load-event.js';

const lineup = (pastEventId: string | null): Lineup => ({ cars: [], ladder: null, pastEventId });
const notFound = new ApiError(new Response(null, { status: 404 }), null);

/** Loads event e1 from the given events; its lineup is requested with these outcomes, one after the other. */
function load(ids: readonly string[], ...outcomes: (Lineup | ApiError)[]) {
  const call = vi.fn(async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof ApiError) throw outcome;
    return outcome;
  });
  const list = async () => ids.map((id) => ({ id, title: 'Night', date: '2099-01-01' }));
  const client = { call, events: { list } } as unknown as Pick<Client, 'call' | 'events'>;
  return loadEvent(client, 'e1');
}

it('is the event with its lineup', async () => {
  const loaded = await load(['e0', 'e1'], lineup(null));
  expect(loaded).toMatchObject({ event: { id: 'e1', title: 'Night' }, lineup: lineup(null) });
});

it('is the past event that the event became, also between the two requests', async () => {
  expect(await load([], lineup('p1'))).toEqual({ pastEventId: 'p1' });
  expect(await load([], lineup(null), lineup('p1'))).toEqual({ pastEventId: 'p1' });
});

it('is missing when there is no such event, also when it was deleted between the two requests', async () => {
  expect(await load([], notFound)).toBe('missing');
  expect(await load([], lineup(null), notFound)).toBe('missing');
});

it('is null when the server fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await load(['e1'], new ApiError(new Response(null, { status: 503 }), null))).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
