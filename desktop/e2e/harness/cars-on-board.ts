import type { APIRequestContext } from '@playwright/test';
import { apiRoutes } from '@quartermile/core/domain';

/** Names of the cars on a site's public leaderboard. */
export async function carsOnBoard(request: APIRequestContext, site: string): Promise<string[]> {
  const entries = await (await request.get(site + apiRoutes.leaderboard.list)).json();
  return (entries as { car: { name: string } }[]).map(({ car }) => car.name);
}
