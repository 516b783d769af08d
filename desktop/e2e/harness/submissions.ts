import type { APIRequestContext } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';

/** A picture of one pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let phone = 820_000_000;

/** Sends a visitor's car into the moderation queue; its id. */
export async function submitCar(request: APIRequestContext, site: string, name: string): Promise<string> {
  phone += 1;
  const response = await request.post(site + apiRoutes.cars.submit, {
    data: {
      name,
      owner: 'Thabo',
      cellphone: `+27${phone}`,
      time: '11.8',
      worldFacts: '11.8',
      drivetrain: 'AWD',
      requestedCategories: ['Our Drag Races'],
      image: PIXEL,
      proofImage: PIXEL,
    },
  });
  if (!response.ok()) throw new Error(`The car was not taken: ${await response.text()}`);
  return ((await response.json()) as { _id: string })._id;
}

/** A token of a login beside the app's. */
export async function openSession(request: APIRequestContext, site: string): Promise<string> {
  const response = await request.post(site + apiRoutes.admin.login, { data: administrator });
  return ((await response.json()) as { token: string }).token;
}
