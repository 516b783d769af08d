import type { APIRequestContext, Page } from '@playwright/test';
import { carsOnBoard } from './cars-on-board.js';
import { connect, expect, logIn } from './test.js';

/** Time until a decision can no longer be undone and is sent, with a margin, ms. */
const SENT_WITHIN_MS = 20_000;

/** First run, login, and the review queue. */
export async function openReviewQueue(page: Page, site: string): Promise<void> {
  await connect(page, site);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
}

/** Approves a car in the queue. */
export async function approveCar(page: Page, name: string): Promise<void> {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toContainText('Approved, sending in');
}

/** Waits until an approved car is on the leaderboard and the page confirms it. */
export async function expectOnBoard(
  page: Page,
  request: APIRequestContext,
  site: string,
  name: string,
): Promise<void> {
  await expect(page.getByText('Car approved successfully!')).toBeVisible({ timeout: SENT_WITHIN_MS });
  await expect.poll(() => carsOnBoard(request, site)).toContain(name);
}
