import type { Page } from '@playwright/test';
import { submissionPagePrefix } from '@quartermile/core/domain';
import { PUBLIC_PAGES } from '../bench/public-pages.js';
import { drawDataUrl } from './harness/admin-api.js';
import { openWithoutScripts } from './harness/late-scripts.js';
import { signInClient } from './harness/sign-in-client.js';
import { expect, test } from './harness/test.js';

/** Widths of a phone and of a desktop, in px. */
const WIDTHS = [390, 1440];
const RATIO_DECIMALS = 2;

/** Attributes and measurements that determine the layout and the download size of each picture. */
const pictures = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('img')].map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return {
        address: image.getAttribute('src') ?? '',
        declaredRatio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        renderedRatio: width / height,
        isLazy: image.loading === 'lazy',
        isFirst: image.fetchPriority === 'high',
        widths: image.srcset.split(',').length,
      };
    }),
  );

test('pictures that cannot be loaded show nothing, never the sign of the browser', async ({
  page,
  demoServer,
}) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  const { _id } = (await (await signInClient(demoServer.url)).leaderboard.list())[0]?.car ?? {};
  let broken = 0;
  for (const path of ['/', '/leaderboard', `/cars/${_id}`, '/sponsors', '/events', '/events/past']) {
    await page.goto(demoServer.url + path);
    const images = page.locator('img');
    const shown = () =>
      images.evaluateAll((all: HTMLImageElement[]) => {
        // Also those further down.
        for (const image of all) if (image.loading === 'lazy') image.loading = 'eager';
        return all.filter((image) => getComputedStyle(image).opacity !== '0').map(({ src }) => src);
      });
    await expect.poll(shown, path).toEqual([]);
    broken += await page.locator('img[data-broken]').count();
  }
  expect(broken).toBeGreaterThan(10);
});

for (const path of ['/sponsors', '/events', '/records']) {
  test(`the pictures of ${path} keep their room, in a format and width that fits`, async ({
    page,
    demoServer,
  }) => {
    const types = new Set<string | undefined>();
    page.on('response', (response) => {
      if (response.url().includes('/media/')) types.add(response.headers()['content-type']);
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(demoServer.url + path, { waitUntil: 'networkidle' });
      const measured = await pictures(page);
      expect(measured.length).toBeGreaterThan(1);
      for (const { declaredRatio, renderedRatio, address, widths } of measured) {
        expect(renderedRatio, address).toBeCloseTo(declaredRatio, RATIO_DECIMALS);
        expect(widths, address).toBeGreaterThan(1);
      }
      expect(measured.map(({ isFirst }) => isFirst)).toEqual(measured.map((_, at) => at === 0));
      expect(measured.map(({ isLazy }) => isLazy)).toEqual(measured.map((_, at) => at > 0));
    }
    expect([...types]).toEqual(['image/avif']);
  });
}

/** A layout shift: its score, what moved (the start of each element's markup), and how far vertically, in px. */
interface Shift {
  readonly url: string;
  readonly score: number;
  readonly moved: readonly string[];
  readonly vertical: readonly number[];
}

const SHIFT_MARK = 'layout-shift: ';

/** Starts to collect the layout shifts of all documents that a page loads. */
async function collectShifts(page: Page): Promise<readonly Shift[]> {
  await page.addInitScript((mark) => {
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const vertical = sources.map(({ previousRect, currentRect }) => currentRect.y - previousRect.y);
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 100),
        );
        console.error(mark + JSON.stringify({ url: location.href, score: value, moved, vertical }));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, SHIFT_MARK);
  const shifts: Shift[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(SHIFT_MARK)) shifts.push(JSON.parse(text.slice(SHIFT_MARK.length)) as Shift);
  });
  return shifts;
}

/** Submits a car; returns the path of its own page. */
async function submitCar(origin: string): Promise<string> {
  const image = await drawDataUrl(640, 480);
  const { cars } = await signInClient(origin);
  const { code } = await cars.submit({
    name: 'Polo GTI',
    owner: 'Zanele',
    cellphone: '+27 82 123 4567',
    time: '12.4',
    drivetrain: 'FWD',
    requestedCategories: ['Our Drag Races'],
    image,
    proofImage: image,
  });
  return submissionPagePrefix + code;
}

/** Waits until what the page has rendered so far is painted. */
const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

test.describe('while it loads', () => {
  // Without web fonts: whether they arrive before the first paint depends on the load of the machine. See the next test.
  test('nothing of a page moves', async ({ page, demoServer }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/*.woff2', (route) => route.abort());
    const ownPage = await submitCar(demoServer.url);
    const shifts = await collectShifts(page);
    for (const path of [...PUBLIC_PAGES, ownPage])
      await page.goto(demoServer.url + path, { waitUntil: 'networkidle' });
    expect(shifts).toEqual([]);
  });

  for (const width of WIDTHS) {
    test(`no line moves when fonts arrive after the first paint, ${width} px`, async ({
      page,
      demoServer,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await collectShifts(page);
      let fonts = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await fonts.promise;
        await route.continue();
      });
      for (const path of PUBLIC_PAGES) {
        fonts = Promise.withResolvers();
        await page.goto(demoServer.url + path, { waitUntil: 'domcontentloaded' });
        await nextPaint(page);
        fonts.resolve();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.fonts.check('700 20px "Barlow Condensed"'))).toBe(true);
        await nextPaint(page);
      }
      // Words become a few px wider or narrower, but every line stays where it was.
      expect(shifts.filter(({ vertical }) => vertical.some((distance) => Math.abs(distance) >= 1))).toEqual(
        [],
      );
      expect(shifts.filter(({ score }) => score > 0.005)).toEqual([]);
    });
  }
});

test.describe('before hydration', () => {
  test('a picture that failed is hidden afterwards, and the others stay', async ({ page, demoServer }) => {
    await page.goto(`${demoServer.url}/sponsors`);
    const logos = page.getByRole('main').getByRole('img');
    const [broken, ...others] = await logos.evaluateAll((all) =>
      all.map((image) => image.getAttribute('alt')),
    );
    const failing = await logos.first().getAttribute('src');
    await page.route(`**${failing}*`, (route) => route.abort());
    const giveScripts = await openWithoutScripts(page, `${demoServer.url}/sponsors`);
    const first = page.getByRole('img', { name: broken ?? '' });
    await expect(first).toHaveJSProperty('complete', true);
    await expect(first).toHaveJSProperty('naturalWidth', 0);
    giveScripts();
    await expect(first).toHaveCount(0);
    await expect(logos).toHaveCount(others.length);
  });
});
