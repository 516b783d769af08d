import { apiRoutes, type CarReviewResult, type SubmissionReceipt } from '@quartermile/core/domain';
import type { AdminApi, CarDetails } from './harness/admin-api.js';
import { drawDataUrl } from './harness/admin-api.js';
import { findBarriers, showScheme } from './harness/barriers.js';
import { expect, test } from './harness/dashboard.js';

const PHONE = '+27 82 123 4567';
const UNKNOWN = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const DRAG = 'Our Drag Races';

test.beforeEach(({ api }) => api.clearCars());

/** Submits a run as a visitor and approves it; `runOf` is another run of its car. */
async function approve(api: AdminApi, details: CarDetails, runOf?: string, more: object = {}) {
  const image = await drawDataUrl(640, 480);
  const sent = {
    owner: 'Thabo',
    cellphone: PHONE,
    drivetrain: 'FWD',
    description: 'Stage 2 at Tarlton.',
    image,
  };
  const body = { ...sent, proofImage: await drawDataUrl(), worldFacts: details.time, ...details };
  const answer = await fetch(api.origin + apiRoutes.cars.submit, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { _id: carId, code = '' } = (await answer.json()) as SubmissionReceipt;
  const decision = { carId, action: 'approve', categories: [DRAG], runOf, ...more };
  const { car, entries } = await api.call<CarReviewResult>('POST', apiRoutes.cars.review, decision);
  return { runId: carId, code, id: car.vehicleId, entryId: entries[0]?._id ?? '' };
}

/** A Polo with three runs, of which two were personal bests. */
async function polo(api: AdminApi) {
  const name = 'Polo GTI';
  const first = await approve(api, { name, time: '13.44', runDate: '2026-01-10' });
  await approve(api, { name, time: '13.9', runDate: '2026-02-14' }, first.runId);
  const best = { evidence: 'reference', evidenceSource: 'Results of Tarlton' };
  await approve(api, { name, time: '12.7', tyres: 'Slick' }, first.runId, best);
  await api.call('PUT', apiRoutes.cars.updateFactorySpecs, {
    carId: first.runId,
    factoryQuarterMile: '13.9 s',
  });
  return { ...first, path: `/cars/${first.id}-polo-gti` };
}

/** Status and location of the answer to a request that follows nothing. */
async function answerOf(url: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  return [status, headers.get('location')];
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the page of a car shows its runs as chart and table, its places, and how it compares', async ({
      page,
      api,
      adminServer,
    }) => {
      const { path, entryId } = await polo(api);
      await page.goto(adminServer.url + path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: 'Polo GTI' })).toBeVisible();
      await expect(main.getByText('1.2 s quicker than factory')).toBeVisible();
      await expect(main.getByRole('img', { name: 'Times of Polo GTI by date' })).toBeVisible();
      const rows = main.getByRole('table', { name: 'Runs' }).getByRole('row');
      await expect(rows).toHaveCount(4);
      await expect(rows.nth(1)).toContainText(
        /Approved .*12\.7s.*Personal best.*Reference.*Results of Tarlton.*Slick/s,
      );
      await expect(rows.nth(2)).toContainText('14 Feb 2026');
      await expect(rows.nth(2)).not.toContainText('Personal best');
      await expect(rows.nth(3)).toContainText(/10 Jan 2026.*13\.44s.*Personal best/s);
      await expect(main.getByText(/is shown with the day of its approval/)).toBeVisible();
      await expect(main.getByText('1st in Our Drag Races')).toBeVisible();
      await main.getByRole('link', { name: 'Show in Our Drag Races' }).click();
      await expect(page).toHaveURL(`${adminServer.url}/leaderboard/${entryId}`);
    });

    test('a driver has a page with the cars and best times, and a phone number is nowhere', async ({
      page,
      api,
      adminServer,
    }) => {
      const { path } = await polo(api);
      for (const [name, time] of [
        ['Golf 7 R', '11.8'],
        ['Ranger', '15.2'],
      ] as const)
        await approve(api, { name, time });
      await approve(api, { name: 'Other', time: '10.1', owner: 'Lerato', cellphone: '+27 83 555 0000' });
      await page.goto(adminServer.url + path);
      await page.getByRole('main').getByRole('link', { name: 'Thabo' }).click();
      await expect(page).toHaveURL(/\/drivers\/[\da-f-]{36}-thabo$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Thabo' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Golf 7 R', 'Polo GTI', 'Ranger']);
      expect((await page.content()).replace(/\D/g, '')).not.toContain('821234567');
      await page.getByRole('link', { name: 'Polo GTI' }).click();
      await expect(page).toHaveURL(adminServer.url + path);
    });

    test('a car that was removed says so and leads on', async ({ page, api, adminServer }) => {
      const { id, runId } = await approve(api, { name: 'Golf 7 R', time: '11.8' });
      await api.call('DELETE', apiRoutes.cars.delete, { carId: runId });
      await page.goto(`${adminServer.url}/cars/${id}-golf-7-r`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This car was removed from the board' }),
      ).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'To the leaderboard' }).click();
      await expect(page).toHaveURL(`${adminServer.url}/leaderboard`);
    });
  });
}

test('a wrong or missing name leads to the right address for good, a run to its car, nothing else anywhere', async ({
  api,
  adminServer,
}) => {
  const { id, runId, path } = await polo(api);
  const golf = await approve(api, { name: 'Golf 7 R', time: '11.8' });
  const { url } = adminServer;
  expect(await answerOf(url + path)).toEqual([200, null]);
  for (const wrong of [id, `${id}-golf`, `${id.toUpperCase()}-polo-gti`])
    expect(await answerOf(`${url}/cars/${wrong}`)).toEqual([301, path]);
  expect(await answerOf(`${url}/cars/${runId}`)).toEqual([302, path]);
  await api.call('DELETE', apiRoutes.cars.delete, { carId: golf.runId });
  expect(await answerOf(`${url}/cars/${golf.id}`)).toEqual([410, null]);
  for (const unknown of [`/cars/${UNKNOWN}`, '/cars/golf', `/drivers/${UNKNOWN}-thabo`, '/drivers/x'])
    expect(await answerOf(url + unknown)).toEqual([404, null]);
});

test('a row of the board leads to all runs of its car, and back', async ({ page, api, adminServer }) => {
  const { path } = await polo(api);
  const board = `${adminServer.url}/leaderboard?category=Our+Drag+Races`;
  await page.goto(board);
  const row = page.getByRole('listitem').filter({ hasText: 'Polo GTI' });
  await row.getByRole('button', { name: 'Polo GTI' }).click();
  await row.getByRole('link', { name: 'Car page' }).click();
  await expect(page).toHaveURL(adminServer.url + path);
  await expect(page.getByRole('table', { name: 'Runs' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(board);
});

test('a driver enters a new time with the code of a submission, or with one of this device', async ({
  page,
  api,
  adminServer,
}) => {
  const { path, code, runId } = await polo(api);
  await page.goto(adminServer.url + path);
  const field = page.getByLabel('Code or private link of a submission');
  const button = page.getByRole('button', { name: 'Enter a new time' });
  await field.fill('my code');
  await button.click();
  await expect(page.getByText('This is not a code.')).toBeVisible();
  await field.fill(`${adminServer.url}/submissions/${code}`);
  await button.click();
  await expect(page).toHaveURL(`${adminServer.url}/submissions/${code}#new-time`);
  await expect(page.getByLabel('1/4 Mile Time')).toBeVisible();

  await page.evaluate(
    (stored) => localStorage.setItem('quartermile.submissions', JSON.stringify(stored)),
    [
      { code: 'o'.repeat(32), name: 'Ranger', time: '15.2' },
      { code, name: 'Renamed since', time: '13.44', carId: runId },
    ],
  );
  await page.goto(adminServer.url + path);
  const own = page.getByRole('link', { name: /^New time, with your submission/ });
  await expect(own).toHaveText('New time, with your submission of 13.44 s');
  await own.click();
  await expect(page.getByLabel('1/4 Mile Time')).toBeVisible();
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`the pages of cars and drivers are accessible in their ${colorScheme} scheme, and fit 320 px`, async ({
    page,
    api,
    adminServer,
  }) => {
    const { path, id } = await polo(api);
    const golf = await approve(api, { name: 'Golf 7 R', time: '11.8' });
    await showScheme(page, colorScheme);
    await page.goto(adminServer.url + path);
    const driver = await page.getByRole('main').getByRole('link', { name: 'Thabo' }).getAttribute('href');
    await api.call('DELETE', apiRoutes.cars.delete, { carId: golf.runId });
    for (const address of [path, driver, `/cars/${golf.id}`, `/cars/${UNKNOWN}`]) {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(adminServer.url + address);
        expect(await findBarriers(page, colorScheme), `${address} at ${width} px`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    expect(id).not.toBe(golf.id);
  });

test('search engines and other sites get the address, a card and structured data', async ({
  page,
  api,
  adminServer,
}) => {
  const { path, entryId } = await polo(api);
  await page.goto(adminServer.url + path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`/share/entries/${entryId}\\.jpg$`),
  );
  const described = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(described.map((text) => JSON.parse(text))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Car',
        name: 'Polo GTI',
        additionalProperty: [expect.objectContaining({ value: 12.7, unitCode: 'SEC' })],
      }),
    ]),
  );
});
