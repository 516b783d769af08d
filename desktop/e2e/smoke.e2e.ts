import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findTestBrowser } from '../../.ci/browser.mjs';
import { findPackedApp } from './harness/packed/find-packed-app.js';
import { launchPacked } from './harness/packed/launch-packed.js';
import { approveCar, expectOnBoard, openReviewQueue } from './harness/review-steps.js';
import { submitCar } from './harness/submissions.js';
import { expect, test } from './harness/test.js';

let dist: string;

test.beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'quartermile-dist-'));
});
test.afterEach(() => rm(dist, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

/** Writes a program where electron-builder would put it. */
async function plant(path: string, text = ''): Promise<string> {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { mode: 0o755 });
  return file;
}

for (const [platform, arch, path] of [
  ['linux', 'x64', 'linux-unpacked/quartermile'],
  ['linux', 'arm64', 'linux-arm64-unpacked/quartermile'],
  ['win32', 'x64', 'win-unpacked/quartermile.exe'],
  ['win32', 'arm64', 'win-arm64-unpacked/quartermile.exe'],
  ['darwin', 'x64', 'mac/quartermile.app/Contents/MacOS/quartermile'],
  ['darwin', 'arm64', 'mac-arm64/quartermile.app/Contents/MacOS/quartermile'],
] as const) {
  test(`on ${platform} ${arch} the packed app is ${path}`, async () => {
    expect(() => findPackedApp(dist, platform, arch)).toThrow(/^There is no packed app at .*desktop:package/);
    const file = await plant(path);
    expect(findPackedApp(dist, platform, arch)).toBe(file);
  });
}

test('the smoke test’s steps work from the first run to the leaderboard', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Smoke Test');
  const page = await (await launchDesktop()).firstWindow();
  await openReviewQueue(page, server.url);
  await approveCar(page, 'Smoke Test');
  await expectOnBoard(page, request, server.url, 'Smoke Test');
});

test('a packed app is driven by Chromium’s debugging port, without Node’s inspector', async ({
  userData,
}) => {
  const chromium = findTestBrowser() ?? 'chromium';
  // Chromium stands in for Electron: same switches, same port file.
  const page = 'data:text/html,<title>window</title><button>Press</button>';
  const file = await plant(
    'linux-unpacked/quartermile',
    `#!/bin/sh\nexec ${chromium} --headless --no-sandbox --disable-gpu --no-first-run "$@" '${page}'\n`,
  );
  const app = await launchPacked(file, userData);
  try {
    await expect(app.page.getByRole('button', { name: 'Press' })).toBeVisible();
    await app.page.getByRole('button', { name: 'Press' }).click();
  } finally {
    app.kill();
  }
  // Debian's Chromium is started by a script, which must not be all that ends.
  await expect.poll(() => app.page.isClosed()).toBe(true);
});

test('an app that exits before opening a window fails with its output', async ({ userData }) => {
  const file = await plant('linux-unpacked/quartermile', '#!/bin/sh\necho "no display" >&2\nexit 3\n');
  await expect(launchPacked(file, userData)).rejects.toThrow(/ended with 3[\s\S]*no display/);
});
