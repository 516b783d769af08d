import { createClient } from '@quartermile/core/client';
import { endpoints, FakeApi } from '@quartermile/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { loadGhost } from './load-ghost.js';

const races = { category: 'Our Drag Races', drivetrain: 'FWD', time: '12.4' } as const;

function open() {
  const api = new FakeApi();
  return {
    api,
    client: createClient({ transport: api.transport, baseUrl: 'http://localhost', retry: false }),
  };
}

describe('the place of a time', () => {
  it('is loaded with its sentence', async () => {
    const { api, client } = open();
    api.respond(endpoints.leaderboard.place, {
      ...{ time: '12.4', drivetrain: 'FWD', category: 'Our Drag Races', position: 1, count: 1 },
      ...{ offTopTen: null, neighbour: null, ofDrivetrain: { position: 1, count: 1 }, from: 0 },
    });
    expect(await loadGhost(client, races)).toMatchObject({
      time: '12.4',
      position: 1,
      sentence: expect.stringMatching(/^12\.4 s would be the first time in Our Drag Races\./),
    });
  });

  it('is not requested without a time, for nonsense, and by votes', async () => {
    const { api, client } = open();
    expect(await loadGhost(client, { ...races, time: undefined })).toBeNull();
    expect(await loadGhost(client, { ...races, time: '' })).toBe('no-time');
    expect(await loadGhost(client, { ...races, category: 'Votes by Viewers' })).toBeNull();
    expect(api.received).toEqual([]);
  });

  it('fails with a sentence only', async () => {
    const { api, client } = open();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    api.fail(endpoints.leaderboard.place, 'no connection');
    expect(await loadGhost(client, races)).toBe('failed');
  });
});
