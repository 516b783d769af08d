import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setCurrentPath, valueOrCachedPage } from './cached-page.js';

const ORIGIN = 'https://quartermile.example';
const request = new Request(`${ORIGIN}/sponsors`);
const assign = vi.fn();
const isOnline = vi.fn(() => true);
const matchCache = vi.fn(async (): Promise<Response | undefined> => undefined);

beforeEach(() => {
  setCurrentPath('/');
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('caches', { match: matchCache });
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: {} },
    get onLine() {
      return isOnline();
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const load = async () => ['a sponsor'];
const fail = async () => null;

describe('a page reached by a link', () => {
  test('gets data that is available at once', async () => {
    isOnline.mockReturnValue(true);
    expect(await valueOrCachedPage(request, load)).toEqual({ value: ['a sponsor'] });
  });

  test('is opened as a document when offline, before any request', async () => {
    isOnline.mockReturnValue(false);
    const wanted = vi.fn(load);
    const thrown = await valueOrCachedPage(request, wanted).catch((response: Response) => response);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('location')).toBe(request.url);
    expect(wanted).not.toHaveBeenCalled();
  });

  test('is opened as a document when loading fails and the worker has cached it', async () => {
    isOnline.mockReturnValue(true);
    matchCache.mockResolvedValue(new Response());
    await valueOrCachedPage(request, fail);
    expect(assign).toHaveBeenCalledWith(request.url);
  });

  test('shows the error when it is not cached', async () => {
    isOnline.mockReturnValue(true);
    expect(await valueOrCachedPage(request, fail)).toEqual({ value: null });
    expect(assign).not.toHaveBeenCalled();
  });
});

test('the current page stays when offline', async () => {
  setCurrentPath('/sponsors');
  isOnline.mockReturnValue(false);
  matchCache.mockResolvedValue(new Response());
  expect(await valueOrCachedPage(request, fail)).toEqual({ value: null });
  expect(assign).not.toHaveBeenCalled();
});
