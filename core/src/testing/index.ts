export { buildAdminCar, buildAdminEntry, buildCar } from './build-car.js';
export {
  buildEvent,
  buildIssue,
  buildPastEvent,
  buildSegment,
  buildSponsor,
  buildStrip,
  buildVideo,
  runStripOf,
  summaryOf,
} from './build-content.js';
export { buildEntry, type EntryOverrides } from './build-entry.js';
export { buildAccount, buildFactors, buildLogin, buildSession } from './build-session.js';
export { buildSlipLines, buildSlipValue } from './build-slip.js';
export type { Endpoint } from './fake-api/endpoint.js';
export { endpoints } from './fake-api/endpoints.js';
export { type Failure, FakeApi, type FakeCall, Refusal, refuseFields } from './fake-api/fake-api.js';
export { type Answer, type Received, sendJson, startTestServer, type TestServer } from './http-server.js';
export { administrator, launchServer, type RunningServer } from './launch-server.js';
export { nameCases } from './name-cases.js';
export { rankingCases } from './ranking-cases.js';
export { type Outcome, scriptTransport, type Try } from './scripted-transport.js';
export { searchCases, searchedCars } from './search-cases.js';
export { type Violation, violationsOf } from './violations/violations.js';
export { DELETE_TEST_DATABASE, TEST_DATABASE_SETTINGS, whenGone } from './when-gone.js';
