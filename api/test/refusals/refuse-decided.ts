import { apiRoutes, carPageMessages, submissionRoutes } from '@quartermile/core/domain';
import { smallPicture } from '../harness/existing-ids.js';
import type { RefusalChecks } from './refusal-checks.js';

const SENTENCE = 'This submission was decided or withdrawn and can no longer be changed.';

/** Changes drivers' own submissions that are withdrawn or whose car is deleted, asks about a decided car, and reads one that was removed. */
export async function refuseDecided(checks: RefusalChecks): Promise<void> {
  const send = (name: string, body: object = {}) =>
    checks.send(`POST /api/submissions/{code}/${name}`, { body, token: null }, 'codeToWithdraw');
  await send('withdraw');
  for (const name of ['withdraw', 'revise']) {
    const answer = await send(name, { time: '9.7' });
    checks.expectRefusal(`POST /api/submissions/{code}/${name}`, answer, 'not_revisable', SENTENCE);
  }
  const ask = `POST ${submissionRoutes.requestInformation}`;
  const body = { carId: checks.ids.car, reason: 'Which strip was it?' };
  const sentence = 'This car has already been reviewed.';
  checks.expectRefusal(ask, await checks.send(ask, { body }), 'already_reviewed', sentence);
  const [withdrawn] = (await checks.calls.sendAsAdmin('GET', submissionRoutes.withdrawn)).json<
    { _id: string }[]
  >();
  await checks.calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: withdrawn?._id });
  const answer = await send('new-time', { time: '9.6', proofImage: smallPicture });
  checks.expectRefusal('POST /api/submissions/{code}/new-time', answer, 'not_revisable', SENTENCE);
  await checks.calls.sendAsAdmin('DELETE', apiRoutes.leaderboard.delete, { entryId: checks.ids.entry });
  for (const page of ['GET /api/leaderboard/car/{carId}', 'GET /api/v1/cars/{carId}']) {
    const gone = await checks.send(page, { token: null }, 'publicCar');
    checks.expectRefusal(page, gone, 'car_removed', carPageMessages.removedTitle);
  }
}
