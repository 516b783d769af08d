import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renewReplacedPage, takeRenewed } from './renew-page.js';

const reload = vi.fn();
const answers = vi.fn<typeof fetch>();

function openBuild(version: string): void {
  vi.stubGlobal('__reactRouterManifest', { version, url: `/assets/manifest-${version}.js` });
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('location', { reload });
  openBuild('old');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const answer = (status: number) => answers.mockImplementation(async () => new Response(null, { status }));

describe('a page whose build was replaced', () => {
  beforeEach(() => answer(404));

  test('is reloaded after input was saved', async () => {
    const keep = vi.fn(() => expect(reload).not.toHaveBeenCalled());
    await renewReplacedPage(keep);
    expect(keep).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    expect(answers).toHaveBeenCalledWith('/assets/manifest-old.js', { method: 'HEAD', cache: 'no-store' });
  });

  test('is reloaded once per replaced build', async () => {
    await renewReplacedPage();
    await renewReplacedPage();
    expect(reload).toHaveBeenCalledTimes(1);
    openBuild('new');
    await renewReplacedPage();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is not reloaded when input cannot be saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await renewReplacedPage(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(reload).not.toHaveBeenCalled();
  });

  test('reports a reload once, and only for another build', async () => {
    await renewReplacedPage();
    expect(takeRenewed()).toBe(false);
    openBuild('new');
    expect(takeRenewed()).toBe(true);
    expect(takeRenewed()).toBe(false);
  });
});

describe('a page of the current build', () => {
  test.each([200, 503])('is not reloaded when the server responds with %i', async (status) => {
    answer(status);
    await renewReplacedPage();
    expect(reload).not.toHaveBeenCalled();
  });

  test('is not reloaded when offline', async () => {
    answers.mockRejectedValue(new TypeError('Failed to fetch'));
    await renewReplacedPage();
    expect(reload).not.toHaveBeenCalled();
    expect(takeRenewed()).toBe(false);
  });
});
