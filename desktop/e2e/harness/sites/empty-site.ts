import { apiRoutes } from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';

const json = { 'content-type': 'application/json' };

/** Deletes all cars of a site, to isolate tests. */
export async function emptySite(site: string): Promise<void> {
  const login = await fetch(site + apiRoutes.admin.login, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(administrator),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { ...json, authorization: `Bearer ${token}` };
  for (const list of [apiRoutes.cars.pending, apiRoutes.cars.approved]) {
    const cars = (await (await fetch(site + list, { headers })).json()) as { _id: string }[];
    for (const { _id } of cars) {
      const body = JSON.stringify({ carId: _id });
      const { ok } = await fetch(site + apiRoutes.cars.delete, { method: 'DELETE', headers, body });
      if (!ok) throw new Error(`The car ${_id} of an earlier test stays.`);
    }
  }
}
