import { apiRoutes } from '@quartermile/core/domain';
import { buildSubmission } from '../harness/cars.js';
import { additions, addOneOfEach } from '../harness/existing-ids.js';
import type { RefusalChecks } from './refusal-checks.js';

/** A strip with the name of another one, and the deletion of a strip that a run names. */
export async function refuseStrips(checks: RefusalChecks): Promise<void> {
  await checks.server.dataSource.query('DELETE FROM rate_limit');
  checks.ids = await addOneOfEach(checks.calls);
  const strip = { ...additions.strip, name: 'Only One' };
  const add = () => checks.send('POST /api/strips/add', { body: strip });
  await add();
  const taken = 'There is a strip with this name already.';
  checks.expectRefusal('POST /api/strips/add', await add(), 'strip_name_taken', taken);
  const update = 'PUT /api/strips/update/{id}';
  const renamed = await checks.send(update, { body: { name: 'only one' } }, 'strip');
  checks.expectRefusal(update, renamed, 'strip_name_taken', taken);
  await checks.send(`POST ${apiRoutes.cars.submit}`, {
    body: { ...(await buildSubmission()), strip: checks.ids.strip },
    token: null,
  });
  const remove = 'DELETE /api/strips/delete/{id}';
  const used = 'This strip cannot be deleted, because runs name it. Change the strip of these runs first.';
  checks.expectRefusal(remove, await checks.send(remove, {}, 'strip'), 'strip_in_use', used);
}
