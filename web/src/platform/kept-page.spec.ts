import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteShown, valueOrKeptPage } from './kept-page.js';

const ORIGIN = 'https://quartermile.example';
const request = new Request(`${ORIGIN}/sponsors`);
const assign = vi.fn();
const isOnline = vi.fn(() => true);
const findKept = vi.fn(async (): Promise<Response | undefined> => undefined);

beforeEach(() => {
  noteShown('/');
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('caches', { match: findKept });
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

describe('a page that a link leads to', () => {
  test('has what came at once', async () => {
    isOnline.mockReturnValue(true);
    expect(await valueOrKeptPage(request, load)).toEqual({ value: ['a sponsor'] });
  });

  test('is opened as a document without a connection, before anything is requested', async () => {
    isOnline.mockReturnValue(false);
    const wanted = vi.fn(load);
    const thrown = await valueOrKeptPage(request, wanted).catch((response: Response) => response);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('location')).toBe(request.url);
    expect(wanted).not.toHaveBeenCalled();
  });

  test('is opened as a document when it cannot be loaded and the worker kept it', async () => {
    isOnline.mockReturnValue(true);
    findKept.mockResolvedValue(new Response());
    await valueOrKeptPage(request, fail);
    expect(assign).toHaveBeenCalledWith(request.url);
  });

  test('says what failed when it was not kept', async () => {
    isOnline.mockReturnValue(true);
    expect(await valueOrKeptPage(request, fail)).toEqual({ value: null });
    expect(assign).not.toHaveBeenCalled();
  });
});

test('a page that is on the screen stays there without a connection', async () => {
  noteShown('/sponsors');
  isOnline.mockReturnValue(false);
  findKept.mockResolvedValue(new Response());
  expect(await valueOrKeptPage(request, fail)).toEqual({ value: null });
  expect(assign).not.toHaveBeenCalled();
});
