import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLostPage } from './open-lost-page.js';

const ORIGIN = 'https://quartermile.example';
const assign = vi.fn();
const reload = vi.fn();

beforeEach(() =>
  vi.stubGlobal('location', { origin: ORIGIN, href: `${ORIGIN}/events#next`, assign, reload }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function goTo(pathname: string, hash = ''): void {
  const navigation = { location: { pathname, search: '', hash } };
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation } });
}

test('opens the link’s page', () => {
  goTo('/sponsors');
  openLostPage();
  expect(assign).toHaveBeenCalledWith(`${ORIGIN}/sponsors`);
  expect(reload).not.toHaveBeenCalled();
});

test('reloads after Back, when the address is already the target’s', () => {
  goTo('/events', '#next');
  openLostPage();
  expect(reload).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test('reloads the current page when there is no target', () => {
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation: {} } });
  openLostPage();
  expect(reload).toHaveBeenCalledOnce();
});
