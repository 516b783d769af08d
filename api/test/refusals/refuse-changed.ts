import { expect } from '@jest/globals';
import { messages } from '@quartermile/core/domain';
import type { Described } from '../harness/description/api-description.js';
import { addOneOfEach } from '../harness/existing-ids.js';
import { validCall } from '../harness/valid-calls.js';
import { fieldsOf } from './fields-of.js';
import { type RefusalChecks, routeNamed } from './refusal-checks.js';

const EDITED = 'Somebody else changed this meanwhile.';
const DECIDED = messages.review.changedMeanwhile;
const OLD = 'as it was';
/** What was seen, where it is not the fields of the body. */
const SEEN: Readonly<Record<string, object>> = {
  'POST /api/admin/rules': { version: OLD },
  'PUT /api/cars/video': { runVideo: OLD },
  'PUT /api/events/ladder-result/{id}': { winner: OLD },
  'PUT /api/events/ladder/{id}': { winners: OLD },
  'PUT /api/site/pauses': { pause: { until: OLD } },
};

/** Sends edits of fields, and decisions about versions, that are not as they were seen. */
export async function refuseChanged(checks: RefusalChecks): Promise<void> {
  await checks.server.dataSource.query('DELETE FROM rate_limit');
  checks.ids = await addOneOfEach(checks.calls);
  const sees = (operation: Described) =>
    fieldsOf(operation, checks.document).some((field) => ['_seen', 'version'].includes(field));
  const operations = checks.operations.filter(sees);
  expect(checks.refusedWith('changed_meanwhile')).toEqual(operations);
  for (const operation of operations) {
    const { name } = operation;
    const { body = {} } = validCall(routeNamed(name), checks.ids);
    if (fieldsOf(operation, checks.document).includes('version')) {
      const answer = await checks.sendValid(name, { body: { ...body, version: OLD } });
      checks.expectRefusal(name, answer, 'changed_meanwhile', DECIDED);
      continue;
    }
    const changed = Object.keys(body).filter((field) => field !== 'carId');
    const seen = SEEN[name] ?? Object.fromEntries(changed.map((field) => [field, OLD]));
    const answer = await checks.sendValid(name, { body: { ...body, _seen: seen } });
    checks.expectRefusal(name, answer, 'changed_meanwhile', EDITED);
    if (!(name in SEEN))
      expect([name, Object.keys(answer.json().current)]).toEqual([name, expect.arrayContaining(changed)]);
  }
}
