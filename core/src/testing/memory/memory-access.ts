import {
  apiRoutes,
  carPageRoutes,
  carPictureRoutes,
  eventDayRoutes,
  factorRoutes,
  ghostRoutes,
  highlightRoutes,
  hintRoutes,
  peopleRoutes,
  recordRoutes,
  runVideoRoutes,
  segmentRoutes,
  stripRoutes,
  submissionRoutes,
} from '../../domain/index.js';

const { admin, cars, events, leaderboard, pastEvents, sponsors, videos } = apiRoutes;

/** Paths of the public pages of cars, drivers, entry lists, segments and runs of videos, without the ids. */
const carPagePrefixes = [
  ...Object.values(carPageRoutes),
  eventDayRoutes.lineup,
  segmentRoutes.view,
  segmentRoutes.ofEntry,
  runVideoRoutes.runs,
].map((pattern) => pattern.replace(/:\w+$/, ''));

/** Requests that need no token. */
const openCalls: ReadonlySet<string> = new Set([
  `POST ${admin.login}`,
  `POST ${cars.submit}`,
  `POST ${factorRoutes.passkeyChallenge}`,
  `POST ${factorRoutes.passkeyLogin}`,
  `POST ${factorRoutes.appLogin}`,
  `POST ${factorRoutes.appLoginClaim}`,
  `GET ${factorRoutes.appLoginOne}`,
  `PUT ${factorRoutes.appLoginOne}`,
  `POST ${peopleRoutes.openInvitation}`,
  `POST ${peopleRoutes.acceptInvitation}`,
  ...[
    leaderboard.list,
    leaderboard.board,
    recordRoutes.list,
    ghostRoutes.place,
    highlightRoutes.read,
    ...Object.values(carPageRoutes),
    videos.list,
    runVideoRoutes.runs,
    sponsors.list,
    events.list,
    pastEvents.list,
    eventDayRoutes.lineup,
    segmentRoutes.list,
    segmentRoutes.menu,
    segmentRoutes.view,
    segmentRoutes.ofEntry,
    stripRoutes.list,
    apiRoutes.site,
  ].map((path) => `GET ${path}`),
]);

/** Patterns that reviewers may call, besides public ones that ignore the token. All others are the owners'. */
const reviewerCalls: ReadonlySet<string> = new Set([
  `GET ${admin.session}`,
  `POST ${admin.refresh}`,
  `POST ${admin.logout}`,
  `GET ${cars.pending}`,
  `GET ${cars.approved}`,
  `GET ${cars.rejected}`,
  `POST ${cars.review}`,
  `POST ${cars.reopen}`,
  `GET ${cars.slipReadings}`,
  `GET ${hintRoutes.seenPictures}`,
  `PUT ${cars.correct}`,
  `PUT ${carPictureRoutes.replace}`,
  `GET ${submissionRoutes.withdrawn}`,
  `POST ${submissionRoutes.requestInformation}`,
  `POST ${submissionRoutes.markNotified}`,
  `GET ${leaderboard.list}`,
  `GET ${peopleRoutes.sessions}`,
  `DELETE ${peopleRoutes.endSession}`,
  `POST ${peopleRoutes.endOtherSessions}`,
  `PUT ${peopleRoutes.password}`,
  `GET ${factorRoutes.list}`,
  `DELETE ${factorRoutes.offer}`,
  `POST ${factorRoutes.authenticator}`,
  `PUT ${factorRoutes.authenticator}`,
  `DELETE ${factorRoutes.authenticator}`,
  `POST ${factorRoutes.recoveryCodes}`,
  `POST ${factorRoutes.passkeyProof}`,
  `POST ${factorRoutes.passkeyRegister}`,
  `PUT ${factorRoutes.passkeys}`,
  `PUT ${factorRoutes.passkey}`,
  `DELETE ${factorRoutes.passkey}`,
]);

/** Whether a request to a path needs no token. */
export const isOpenCall = (method: string, path: string): boolean =>
  openCalls.has(`${method} ${path}`) ||
  path.startsWith(`${factorRoutes.appLogin}/`) ||
  path.startsWith('/api/submissions/') ||
  (method === 'GET' && carPagePrefixes.some((prefix) => path.startsWith(prefix)));

/** Whether a reviewer may make a call to a pattern. A submission as an administrator is the owners'. */
export function isForReviewers(method: string, pattern: string): boolean {
  const name = `${method} ${pattern}`;
  const isOpen = openCalls.has(name) || pattern.startsWith('/api/submissions/');
  return reviewerCalls.has(name) || (isOpen && pattern !== cars.submit);
}

/** A response for a reviewer: without the phone numbers of cars that are decided. */
export function hideDecidedPhones(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(hideDecidedPhones);
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([name, part]) => [name, hideDecidedPhones(part)] as const);
  const isDecided = 'cellphone' in body && 'status' in body && body.status !== 'pending';
  return { ...Object.fromEntries(entries), ...(isDecided && { cellphone: null }) };
}
