import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { apiRoutes, type CarReview, type Category } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';

const ICON = join(import.meta.dirname, '../../resources/icons/512x512.png');

/** A picture of one pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let phone = 820_000_000;

/** A picture as wide as the review screen requests. */
export const PICTURE = `data:image/png;base64,${readFileSync(ICON).toString('base64')}`;

/** Optional fields of a submission. */
export interface SubmissionDetails {
  readonly requestedCategories?: readonly Category[];
  /** Data URL of both pictures. */
  readonly picture?: string;
}

/** Submits a car as a visitor; returns its id. Car and proof have the same picture. */
export async function submitCar(
  request: APIRequestContext,
  site: string,
  name: string,
  { requestedCategories = ['Our Drag Races'], picture = PIXEL }: SubmissionDetails = {},
): Promise<string> {
  phone += 1;
  const response = await request.post(site + apiRoutes.cars.submit, {
    data: {
      name,
      owner: 'Thabo',
      cellphone: `+27${phone}`,
      time: '11.8',
      worldFacts: '11.8',
      drivetrain: 'AWD',
      requestedCategories,
      image: picture,
      proofImage: picture,
    },
  });
  if (!response.ok()) throw new Error(`The car was not taken: ${await response.text()}`);
  return ((await response.json()) as { _id: string })._id;
}

/** Token of a separate login. */
export async function openSession(request: APIRequestContext, site: string): Promise<string> {
  const response = await request.post(site + apiRoutes.admin.login, { data: administrator });
  return ((await response.json()) as { token: string }).token;
}

/** Reviews a car in a session other than the app's. */
export async function decide(request: APIRequestContext, site: string, decision: CarReview): Promise<void> {
  const response = await request.post(site + apiRoutes.cars.review, {
    headers: { authorization: `Bearer ${await openSession(request, site)}` },
    data: decision,
  });
  if (!response.ok()) throw new Error(`The decision was not taken: ${await response.text()}`);
}
