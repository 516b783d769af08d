import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppCommand } from '../../shared/app-command.js';
import { OpenWorkBackup } from './open-work-backup.js';

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
  backup.saveTab('videos', null);
  let typed = '';
  for (typed of ['a', 'ab', 'abc']) backup.saveDrafts(() => typed);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ do: 'keep-open-work', work: { tab: 'videos', carId: null, drafts: 'abc' } }]);
});

test('restores the previous page’s drafts once, and sends them until then', async () => {
  const backup = new OpenWorkBackup(bridge, { tab: 'videos', carId: null, drafts: 'one' });
  backup.saveTab('events', null);
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toMatchObject({ work: { tab: 'events', drafts: 'one' } });
  expect(backup.takeDrafts()).toBe('one');
  expect(backup.takeDrafts()).toBeNull();
  backup.saveDrafts(() => 'one more');
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toMatchObject({ work: { tab: 'events', drafts: 'one more' } });
});

test('restores and sends the car whose drawer is open, until it is closed', async () => {
  const backup = new OpenWorkBackup(bridge, { tab: 'approved', carId: 'golf', drafts: null });
  backup.saveDrafts(() => 'one');
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toMatchObject({ work: { tab: 'approved', carId: 'golf' } });
  backup.saveTab('approved', null);
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toEqual({
    do: 'keep-open-work',
    work: { tab: 'approved', carId: null, drafts: 'one' },
  });
});
