import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { messages } from '@quartermile/core/domain';
import { addOneOfEach, type ExistingIds, smallPicture } from '../harness/existing-ids.js';
import type { RefusalChecks } from './refusal-checks.js';

const EDITED = 'Somebody else changed this meanwhile.';
const DECIDED = messages.review.changedMeanwhile;
const OLD = 'as it was';

/** Sends edits of fields, and decisions about versions, that are not as they were seen. */
export async function refuseChanged(checks: RefusalChecks): Promise<void> {
  await checks.server.dataSource.query('DELETE FROM rate_limit');
  checks.ids = await addOneOfEach(checks.calls);
  const { car, video, asked, publicCar } = checks.ids;
  const name = randomUUID();
  const edits: [route: string, body: object, id?: keyof ExistingIds][] = [
    ['PUT /api/videos/update/{id}', { title: name }, 'video'],
    ['PUT /api/sponsors/update/{id}', { name }, 'sponsor'],
    ['PUT /api/segments/update/{id}', { name }, 'segment'],
    ['PUT /api/strips/update/{id}', { name }, 'strip'],
    ['PUT /api/past-events/update/{id}', { title: name }, 'pastEvent'],
    ['PUT /api/events/update/{id}', { title: name }, 'event'],
    ['PUT /api/events/entries/{id}', { carIds: [publicCar] }, 'ladderEvent'],
    ['PUT /api/newsletter/issues/update/{id}', { subject: name }, 'issue'],
    ['PUT /api/site', { siteName: name }],
    ['PUT /api/cars/update', { owner: name, time: '9.1', cellphone: '+27821234567', drivetrain: 'RWD' }],
    ['PUT /api/cars/update-world-facts', { worldFacts: '9.1' }],
    ['PUT /api/cars/update-factory-specs', { factoryPower: name }],
    ['PUT /api/cars/pictures', { image: smallPicture }],
  ];
  for (const [route, changes, id] of edits) {
    const seen = Object.fromEntries(Object.keys(changes).map((field) => [field, OLD]));
    const body = { ...(route.includes('/cars/') && { carId: car }), ...changes, _seen: seen };
    const answer = await checks.send(route, { body }, id);
    checks.expectRefusal(route, answer, 'changed_meanwhile', EDITED);
    expect([route, Object.keys(answer.json().current)]).toEqual([
      route,
      expect.arrayContaining(Object.keys(changes)),
    ]);
  }
  const result = { round: 2, race: 1, winner: publicCar, times: [12.1, 12.2] };
  const others: [route: string, body: object, id?: keyof ExistingIds][] = [
    ['PUT /api/cars/video', { carId: car, video: { _id: video, second: 3 }, _seen: { runVideo: OLD } }],
    ['PUT /api/events/ladder-result/{id}', { ...result, _seen: { winner: OLD } }, 'ladderEvent'],
    ['PUT /api/events/ladder/{id}', { size: null, _seen: { winners: OLD } }, 'ladderEvent'],
    ['PUT /api/site/pauses', { subject: 'votes', paused: true, _seen: { pause: { until: OLD } } }],
  ];
  for (const [route, body, id] of others)
    checks.expectRefusal(route, await checks.send(route, { body }, id), 'changed_meanwhile', EDITED);
  const decisions: [route: string, body: object][] = [
    ['POST /api/cars/review', { carId: car, action: 'reject' }],
    ['PUT /api/cars/correct', { carId: car, time: '9.2' }],
    ['POST /api/cars/request-information', { carId: asked, reason: 'Which strip was it?' }],
  ];
  for (const [route, decision] of decisions) {
    const answer = await checks.send(route, { body: { ...decision, version: OLD } });
    checks.expectRefusal(route, answer, 'changed_meanwhile', DECIDED);
  }
}
