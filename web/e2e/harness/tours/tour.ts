import type { Page } from '@playwright/test';

/** Looks at a state of a screen: takes a screenshot, or checks its accessibility. */
export type Visit = (name: string) => Promise<void>;

/** Presses a button by its exact name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens a tab of the dashboard in each state of its content: while a path loads, and when it is refused. */
export async function visitLoading(
  page: Page,
  url: string,
  path: string,
  visit: (state: 'loading' | 'error') => Promise<void>,
): Promise<void> {
  let release = (): void => undefined;
  const released = new Promise<void>((go) => {
    release = go;
  });
  const address = `**${path}`;
  await page.route(address, async (route) => {
    await released;
    await route.fulfill({
      status: 403,
      json: { status: 403, title: 'No', detail: 'No.', code: 'forbidden' },
    });
  });
  await page.goto(url);
  await page.locator('.mantine-Skeleton-root').first().waitFor();
  await visit('loading');
  release();
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
  await visit('error');
  await page.unroute(address);
}
