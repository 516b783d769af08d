import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMBED_ORIGIN } from './embed-messages.js';
import { PLAYER_WAIT_MS, useEmbed } from './use-embed.js';

const CHANNEL = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const DRIVE = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';

const frame = document.createElement('iframe');
const target = () => frame.contentWindow as Window;
const isOnline = vi.spyOn(navigator, 'onLine', 'get');
let sent: { event: string; func?: string; args?: unknown[] }[];

beforeEach(() => {
  vi.useFakeTimers();
  isOnline.mockReturnValue(true);
  document.body.append(frame);
  sent = [];
  target().postMessage = (text: string) => void sent.push(JSON.parse(text));
});
afterEach(() => vi.useRealTimers());

/** The player of a link in a frame that is loaded. */
function play(link: string, second: number | null = 65) {
  const { result } = renderHook(() => useEmbed(link, second));
  result.current.frame.current = frame;
  return result;
}
/** A message to the page, by default of the player. */
const say = (message: unknown, { origin = EMBED_ORIGIN, source = target() as MessageEventSource } = {}) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source }));
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const fire = (type: string) => act(() => void window.dispatchEvent(new Event(type)));
const commands = () => sent.filter(({ event }) => event === 'command').map(({ func, args }) => [func, args]);

test('starts at a second, takes messages of this page only, and asks for reports until there are some', () => {
  const player = play(CHANNEL);
  const address = new URL(player.current.address ?? '');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    enablejsapi: '1',
    origin: window.location.origin,
    start: '65',
  });
  wait(1000);
  expect(sent.filter(({ event }) => event === 'listening').length).toBe(2);
  say({ event: 'initialDelivery' });
  expect(player.current.state).toBe('works');
  wait(PLAYER_WAIT_MS);
  expect(player.current.state).toBe('works');
  expect(sent.filter(({ event }) => event === 'listening').length).toBe(2);
});

test('starts where its link says, unless at a run', () => {
  const startOf = (second: number | null) =>
    new URL(play(`${CHANNEL}&t=1m30s`, second).current.address ?? '').searchParams.get('start');
  expect([startOf(null), startOf(65), startOf(0)]).toEqual(['90', '65', '0']);
});

test('hears neither other sites nor other frames', () => {
  const player = play(CHANNEL);
  say({ event: 'onError' }, { origin: 'https://www.youtube-nocookie.example' });
  say({ event: 'onError' }, { source: window });
  say('onError');
  expect(player.current.state).toBe('loading');
  say({ event: 'onError' });
  expect(player.current.state).toBe('failed');
});

test('has failed after ten seconds without a report, and works when one comes later', () => {
  const player = play(CHANNEL);
  wait(PLAYER_WAIT_MS - 1);
  expect(player.current.state).toBe('loading');
  wait(1);
  expect(player.current.state).toBe('failed');
  say({ event: 'initialDelivery' });
  expect(player.current.state).toBe('works');
});

test('jumps at once, or as soon as it works', () => {
  const player = play(CHANNEL);
  act(() => player.current.seek?.(90));
  expect(commands()).toEqual([]);
  say({ event: 'initialDelivery' });
  const toNinety = [
    ['seekTo', [90, true]],
    ['playVideo', []],
  ];
  expect(commands()).toEqual(toNinety);
  say({ event: 'infoDelivery' });
  expect(commands()).toEqual(toNinety);
  act(() => player.current.seek?.(120));
  expect(commands().slice(2)[0]).toEqual(['seekTo', [120, true]]);
});

test('has failed at once offline, and is loaded again when the connection is back', () => {
  const player = play(CHANNEL);
  const { attempt } = player.current;
  isOnline.mockReturnValue(false);
  fire('offline');
  expect(player.current.state).toBe('failed');
  isOnline.mockReturnValue(true);
  fire('online');
  expect([player.current.state, player.current.attempt]).toEqual(['loading', attempt + 1]);
});

test('of another site is asked nothing, works once it is loaded, and cannot jump', () => {
  const player = play(DRIVE);
  expect([player.current.address, player.current.seek]).toEqual([
    'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/preview',
    null,
  ]);
  wait(1000);
  act(() => player.current.onLoad());
  expect([player.current.state, sent]).toEqual(['works', []]);
});
