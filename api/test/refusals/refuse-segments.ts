import { addOneOfEach } from '../harness/existing-ids.js';
import type { RefusalChecks } from './refusal-checks.js';

/** A segment with the name or the facts of another one. */
export async function refuseSegments(checks: RefusalChecks): Promise<void> {
  await checks.server.dataSource.query('DELETE FROM rate_limit');
  checks.ids = await addOneOfEach(checks.calls);
  const add = (segment: object) => checks.send('POST /api/segments/add', { body: segment });
  await add({ name: 'Only One', filter: { words: 'only one' } });
  const taken = 'There is a segment with this name or with these facts already.';
  const same = { name: 'Other', filter: { words: 'ONLY  one' } };
  checks.expectRefusal('POST /api/segments/add', await add(same), 'segment_taken', taken);
  const update = 'PUT /api/segments/update/{id}';
  const renamed = await checks.send(update, { body: { name: 'only one' } }, 'segment');
  checks.expectRefusal(update, renamed, 'segment_taken', taken);
}
