import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { WindowAccent } from './window-accent.js';

const painted = vi.hoisted(() => [] as (string | null)[]);
const window = { setAccentColor: (colour: string | null) => painted.push(colour) };

vi.mock('electron', () => ({
  app: new EventEmitter(),
  BrowserWindow: { getAllWindows: () => [window] },
}));

const colour = '#516ac9';
const one = { origin: 'https://one.example', name: 'One', colour, hasToken: false, pending: 0, waiting: 0 };
const open = { sites: [one], site: one.origin };
beforeEach(() => void painted.splice(0));

test('title bars have the colour of the open site on Windows, also in later windows', async () => {
  const accent = new WindowAccent('win32');
  accent.show(open);
  const { app } = await import('electron');
  app.emit('browser-window-created', {}, window);
  accent.show({ sites: [one], site: null });
  expect(painted).toEqual([colour, colour, null]);
});

test('does nothing on other systems', () => {
  new WindowAccent('linux').show(open);
  expect(painted).toEqual([]);
});
