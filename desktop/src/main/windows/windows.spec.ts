import { describe, expect, test, vi } from 'vitest';
import { isOutsideLink } from './outside-links.js';
import { placeWindow } from './window-state.js';

// Only the pure functions are tested here.
vi.mock('electron', () => ({ shell: {} }));

const site = 'http://127.0.0.1:3000';

describe('external links', () => {
  test.each(['https://example.org/x', `${site}/leaderboard`, 'tel:+27821234567'])('allows %s', (url) => {
    expect(isOutsideLink(url, site)).toBe(true);
  });

  test.each([
    'http://example.org/',
    'https://me:secret@example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'smb://example.org/x',
    'ms-settings:',
    'quartermile://review/1',
    'tel:+27;ext=1',
    'nonsense',
  ])('%s may not', (url) => {
    expect(isOutsideLink(url, site)).toBe(false);
  });
});

describe('a window', () => {
  const screen = { x: 0, y: 0, width: 1920, height: 1080 };
  const state = { bounds: { x: 100, y: 50, width: 1000, height: 700 }, isMaximized: true, zoom: 1 };

  test('opens at its last place', () => {
    expect(placeWindow(state, [screen])).toEqual(state);
  });

  test('does not open on a removed display', () => {
    const { bounds } = placeWindow({ ...state, bounds: { ...state.bounds, x: 3000 } }, [screen]);
    expect(bounds).toEqual({ width: 1280, height: 860 });
  });

  test('is never larger than its display', () => {
    const { bounds } = placeWindow(state, [{ ...screen, width: 800, height: 600 }]);
    expect(bounds).toMatchObject({ width: 800, height: 600 });
  });
});
