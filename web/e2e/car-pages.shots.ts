import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { drawDataUrl } from './harness/admin-api.js';
import { signInClient } from './harness/sign-in-client.js';
import { drawPhotograph, test } from './harness/test.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');
const UNKNOWN = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const runs = [
  { time: '14.92', runDate: '2025-09-13', tyres: 'Street', fuel: 'Petrol 95' },
  { time: '14.61', runDate: '2025-11-02', trapSpeed: '152.4', sixtyFoot: 2.21, evidence: 'photograph' },
  { time: '14.74', runDate: '2026-01-24' },
  { time: '13.98', runDate: '2026-03-07', tyres: 'Semi-slick', videoLink: 'https://youtu.be/dQw4w9WgXcQ' },
  { time: '13.44', trapSpeed: '167.9', evidence: 'timing-slip' },
] as const;

/** A car with five runs, two more of the same driver, and a removed one; the addresses by name. */
async function prepare(url: string, page: Page): Promise<Readonly<Record<string, string>>> {
  const client = await signInClient(url);
  const photograph = await drawPhotograph(page, 'car.jpg', 1600, 1000);
  const image = `data:image/jpeg;base64,${photograph.buffer.toString('base64')}`;
  const car = { owner: 'Tshepo', cellphone: '+27 82 123 4567', drivetrain: 'FWD', image } as const;
  const categories = ['Our Drag Races', 'Votes by Viewers'] as const;
  const add = async (details: object, runOf?: string, evidence?: string) => {
    const sent = { ...car, name: 'Volkswagen Polo GTI', ...details } as unknown as Parameters<
      typeof client.cars.submit
    >[0];
    const { _id: carId } = await client.cars.submit({ ...sent, proofImage: await drawDataUrl() });
    const review = { carId, action: 'approve', categories: [...categories], runOf, evidence };
    return client.cars.review(review as unknown as Parameters<typeof client.cars.review>[0]);
  };
  let first = '';
  for (const { time, ...facts } of runs) {
    const { evidence, ...rest } = { evidence: undefined, ...facts };
    const description = 'Stage 2 with a bigger turbo, on the standard gearbox.';
    const { car: run } = await add(
      { time, worldFacts: time, description, ...rest },
      first || undefined,
      evidence,
    );
    first ||= run._id;
  }
  await client.cars.updateFactorySpecs({
    carId: first,
    factoryQuarterMile: '15.1 s',
    factoryPower: '147 kW',
    factoryYear: '2019',
  });
  const single = await add({
    name: 'Ford Ranger Raptor',
    time: '16.2',
    description: '',
    worldFacts: '16.2',
    drivetrain: 'AWD',
  });
  await add({
    name: 'Toyota GR Yaris',
    time: '12.9',
    worldFacts: '12.9',
    description: '',
    drivetrain: 'AWD',
  });
  const gone = await add({ name: 'Gone', time: '11.9', worldFacts: '11.9', description: '' });
  await client.cars.delete(gone.car._id);
  const { driverId } = await (await fetch(`${url}/api/leaderboard/car/${first}`)).json();
  return {
    five: `/cars/${first}`,
    one: `/cars/${single.car._id}`,
    driver: `/drivers/${driverId}`,
    removed: `/cars/${gone.car.vehicleId}`,
    unknown: `/cars/${UNKNOWN}`,
    board: '/leaderboard?category=Our+Drag+Races',
  };
}

async function takeAll(
  browser: Browser,
  url: string,
  addresses: Readonly<Record<string, string>>,
  width: number,
  scheme: 'dark' | 'light',
) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => localStorage.setItem('mantine-color-scheme-value', value), scheme);
  const page = await context.newPage();
  for (const [name, path] of Object.entries(addresses)) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    if (name === 'board') await page.getByRole('button', { name: 'Volkswagen Polo GTI' }).click();
    await page.screenshot({ path: join(FOLDER, `car-page-${name}-${width}-${scheme}.png`), fullPage: true });
  }
  await context.close();
}

test('screenshots of the pages of cars and drivers', async ({ page, browser, emptyServer: { url } }) => {
  test.setTimeout(300_000);
  await page.goto(url);
  const addresses = await prepare(url, page);
  for (const width of [390, 1440])
    for (const scheme of ['dark', 'light'] as const) await takeAll(browser, url, addresses, width, scheme);
});
