import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppCommand } from '../../shared/app-command.js';
import { OpenWorkBackup } from './open-work-backup.js';

const site = 'https://one.example';
const other = 'https://two.example';
const sent: AppCommand[] = [];
const bridge = {
  runCommand: async (command: AppCommand) => {
    sent.push(command);
    return null;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});
afterEach(() => vi.useRealTimers());

test('sends input to the main process debounced', async () => {
  const backup = new OpenWorkBackup(bridge, null);
  backup.saveTab('videos');
  let typed = '';
  for (typed of ['a', 'ab', 'abc']) backup.saveDrafts(site, () => typed);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ do: 'keep-open-work', work: { tab: 'videos', drafts: { [site]: 'abc' } } }]);
});

test('restores the previous page’s work once, when its site is opened', async () => {
  const backup = new OpenWorkBackup(bridge, { tab: 'videos', drafts: { [site]: 'one', [other]: 'two' } });
  expect(backup.takeDrafts(site)).toBe('one');
  expect(backup.takeDrafts(site)).toBeNull();
  backup.saveDrafts(site, () => 'one more');
  await vi.runAllTimersAsync();
  expect(sent).toEqual([
    { do: 'keep-open-work', work: { tab: 'videos', drafts: { [site]: 'one more', [other]: 'two' } } },
  ]);
});

test('restores and sends the car whose drawer is open, until it is closed', async () => {
  const backup = new OpenWorkBackup(bridge, { tab: 'approved', car: { site, carId: 'golf' }, drafts: {} });
  backup.saveDrafts(site, () => 'one');
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toMatchObject({ work: { tab: 'approved', car: { site, carId: 'golf' } } });
  backup.saveTab('approved', { site, carId: 'polo' });
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toMatchObject({ work: { car: { site, carId: 'polo' } } });
  backup.saveTab('approved', null);
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toEqual({ do: 'keep-open-work', work: { tab: 'approved', drafts: { [site]: 'one' } } });
});
