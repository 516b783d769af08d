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

test('opens the page that a link leads to', () => {
  goTo('/sponsors');
  openLostPage();
  expect(assign).toHaveBeenCalledWith(`${ORIGIN}/sponsors`);
  expect(reload).not.toHaveBeenCalled();
});

test('loads the page of the address after Back, which has the address already', () => {
  goTo('/events', '#next');
  openLostPage();
  expect(reload).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test('loads the present page where nothing leads to another', () => {
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation: {} } });
  openLostPage();
  expect(reload).toHaveBeenCalledOnce();
});
