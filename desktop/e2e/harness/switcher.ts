import type { APIRequestContext } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import type { Locator, Page } from 'playwright-core';
import { openSession } from './submissions.js';

/** The site switcher in the top bar. */
export function switcher(page: Page): Locator {
  return page.getByRole('button', { name: /Switch site$/ });
}

/** Opens the list of sites, where sites are added. */
export async function chooseSite(page: Page): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Add a site' }).click();
}

/** Sets a site's name as its administrator. */
export async function nameSite(request: APIRequestContext, site: string, siteName: string): Promise<void> {
  const token = await openSession(request, site);
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.put(site + apiRoutes.site, { headers, data: { siteName } });
  if (!response.ok()) throw new Error(`The site was not renamed: ${await response.text()}`);
}

/** Reviews a pending car in a session other than the app's. */
export async function review(request: APIRequestContext, site: string, decision: object): Promise<void> {
  const token = await openSession(request, site);
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.post(site + apiRoutes.cars.review, { headers, data: decision });
  if (!response.ok()) throw new Error(`The decision was not taken: ${await response.text()}`);
}
