import { expect } from '@jest/globals';
import {
  type AdminCar,
  apiPath,
  apiRoutes,
  type CarSubmission,
  type SubmissionReceipt,
  type SubmissionStatus,
  submissionRoutes,
} from '@quartermile/core/domain';
import { buildSubmission, type CarCalls, mediaFiles } from '../cars.js';
import { emptyTables } from '../empty-tables.js';
import { removeMedia } from '../remove-media.js';
import type { TestApp } from '../test-app.js';

/** Requests of a driver with a code, and of the administrator about the driver's car. */
export function driverCalls(server: TestApp, calls: CarCalls) {
  const submit = async (overrides: Partial<CarSubmission> = {}) => {
    const answer = await calls.send('POST', apiRoutes.cars.submit, buildSubmission(overrides));
    expect(answer.statusCode).toBe(201);
    return answer.json<Required<SubmissionReceipt>>();
  };
  const post = (route: string, code: string, body: object = {}, headers: Record<string, string> = {}) =>
    calls.send('POST', apiPath(route, { code }), body, headers);
  const change = async (route: string, code: string, body: object = {}): Promise<SubmissionStatus> => {
    const answer = await post(route, code, body);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json();
  };
  const status = async (code: string) => server.inject(apiPath(submissionRoutes.status, { code }));
  const decide = async (url: string, body: object): Promise<AdminCar> => {
    const answer = await calls.sendAsAdmin('POST', url, body);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json().car ?? answer.json();
  };
  const reject = (carId: string, mayResend: boolean) =>
    decide(apiRoutes.cars.review, { carId, action: 'reject', reason: 'Blurred', mayResend });
  const ask = (carId: string) =>
    decide(submissionRoutes.requestInformation, { carId, reason: 'Which strip was it?' });
  const events = async (): Promise<string[]> =>
    (
      await server.dataSource.query("SELECT data ->> 'decision' AS d, type FROM admin_events ORDER BY seq")
    ).map(({ d, type }: { d: string | null; type: string }) => d ?? type);
  const masters = async () => (await mediaFiles(server)).filter((file) => file.endsWith('master')).length;
  /** Removes all submissions, their pictures, and what was recorded and sent about them. */
  const clear = async (): Promise<void> => {
    const records = ['idempotent_answer', 'activity', 'admin_events', 'mails'];
    await emptyTables(server, 'cars', 'submissions', ...records);
    await removeMedia(server);
  };
  return { submit, post, change, status, decide, reject, ask, events, masters, clear };
}
