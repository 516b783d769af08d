import { describe, expect, test } from 'vitest';
import { type MenuEntry, menuModel } from './menu-model.js';

const situation = {
  isMac: false,
  sites: ['https://a.example', 'https://b.example'],
  site: 'https://b.example',
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

  test('marks the open site among those that are kept', () => {
    expect(find('site-https://a.example')?.isChecked).toBe(false);
    expect(find('site-https://b.example')?.isChecked).toBe(true);
  });
});
