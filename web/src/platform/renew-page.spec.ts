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

  test('is loaded again after what was typed is kept', async () => {
    const keep = vi.fn(() => expect(reload).not.toHaveBeenCalled());
    await renewReplacedPage(keep);
    expect(keep).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    expect(answers).toHaveBeenCalledWith('/assets/manifest-old.js', { method: 'HEAD', cache: 'no-store' });
  });

  test('is loaded again once, and again when the next build is replaced', async () => {
    await renewReplacedPage();
    await renewReplacedPage();
    expect(reload).toHaveBeenCalledTimes(1);
    openBuild('new');
    await renewReplacedPage();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('stays where what was typed cannot be kept', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await renewReplacedPage(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(reload).not.toHaveBeenCalled();
  });

  test('says once that it was renewed, and only when the build is another', async () => {
    await renewReplacedPage();
    expect(takeRenewed()).toBe(false);
    openBuild('new');
    expect(takeRenewed()).toBe(true);
    expect(takeRenewed()).toBe(false);
  });
});

describe('a page of the current build', () => {
  test.each([200, 503])('stays when the server answers %i', async (status) => {
    answer(status);
    await renewReplacedPage();
    expect(reload).not.toHaveBeenCalled();
  });

  test('stays without a connection', async () => {
    answers.mockRejectedValue(new TypeError('Failed to fetch'));
    await renewReplacedPage();
    expect(reload).not.toHaveBeenCalled();
    expect(takeRenewed()).toBe(false);
  });
});
