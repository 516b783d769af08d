import { describe, expect, test } from 'vitest';
import type { MenuEntry } from './menu-entry.js';
import { menuModel } from './menu-model.js';

const situation = {
  isMac: false,
  sites: ['https://a.example', 'https://b.example'],
  site: 'https://b.example',
  isSpellingOn: true,
};
const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.entries ?? [])]);
const find = (id: string, isMac = false) =>
  all(menuModel({ ...situation, isMac })).find((one) => one.id === id);

describe('the menu', () => {
  test.each([
    ['review-next', 'j', 'J'],
    ['review-previous', 'k', 'K'],
    ['review-approve', 'a', 'A'],
    ['review-reject', 'r', 'R'],
    ['review-category-1', '1', '1'],
    ['review-category-3', '3', '3'],
    ['search', '/', '/'],
    ['review-keys', '?', 'Shift+/'],
  ])('%s presses the key %s of the dashboard', (id, key, accelerator) => {
    expect(find(id)).toMatchObject({ accelerator, command: { do: 'key', key } });
  });

  test('takes no plain letter on a Mac, where it would be taken from text fields', () => {
    const taken = all(menuModel({ ...situation, isMac: true })).map(({ accelerator }) => accelerator ?? '');
    expect(taken.filter((one) => one !== '' && !one.includes('CmdOrCtrl'))).toEqual([]);
  });

  test('opens tabs under the names that the dashboard knows', () => {
    expect(find('tab-dashboard')).toMatchObject({ accelerator: 'CmdOrCtrl+1' });
    expect(find('tab-world-facts')).toMatchObject({ command: { do: 'tab', tab: 'world-facts' } });
    expect(find('tab-more')).toBeUndefined();
  });

  test('uses no accelerator twice, and no id', () => {
    for (const name of ['accelerator', 'id'] as const) {
      const used = all(menuModel(situation)).flatMap((entry) => entry[name] ?? []);
      expect(new Set(used).size).toBe(used.length);
    }
  });

  test.each([true, false])('says whether spelling is checked: %s', (isSpellingOn) => {
    const entries = all(menuModel({ ...situation, isSpellingOn }));
    expect(entries.find(({ id }) => id === 'check-spelling')).toMatchObject({
      isOn: isSpellingOn,
      command: { do: 'check-spelling' },
    });
  });

  test.each([true, false])('has what edits text, zooms and ends the app; on a Mac: %s', (isMac) => {
    const roles = all(menuModel({ ...situation, isMac })).map(({ role }) => role);
    const own = isMac ? ['appMenu', 'close', 'pasteAndMatchStyle'] : ['quit'];
    const shared = ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll', 'resetZoom', 'zoomIn', 'zoomOut'];
    expect(roles).toEqual(expect.arrayContaining([...shared, ...own, 'togglefullscreen', 'windowMenu']));
  });

  test('marks the open site among those that are kept', () => {
    expect(find('site-https://a.example')?.isChosen).toBe(false);
    expect(find('site-https://b.example')?.isChosen).toBe(true);
  });
});
