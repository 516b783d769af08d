export { buildAdminCar, buildAdminEntry, buildCar } from './build-car.js';
export { buildEntry, type EntryOverrides } from './build-entry.js';
export { buildSlipLines, buildSlipValue } from './build-slip.js';
export {
  type ContractCall,
  ContractRun,
  expectedOutcome,
  type SendContractCall,
} from './contract/contract-call.js';
export { contractCalls } from './contract/contract-calls.js';
export { type Answer, type Received, sendJson, startTestServer, type TestServer } from './http-server.js';
export { administrator, launchServer, type RunningServer } from './launch-server.js';
export { buildPastEvent } from './memory/events/memory-past-events.js';
export { MemoryApi, type ReceivedCall, type Trouble } from './memory/memory-api.js';
export { buildIssue } from './memory/memory-issues.js';
export { buildSponsor, buildVideo } from './memory/memory-library.js';
export { buildStrip, runStripOf } from './memory/memory-strips.js';
export { memoryCodes } from './memory/people/memory-factors.js';
export { memoryPassword } from './memory/people/memory-people.js';
export { buildSegment } from './memory/segments/memory-segments.js';
export { nameCases } from './name-cases.js';
export { rankingCases } from './ranking-cases.js';
export { type Outcome, scriptTransport, type Try } from './scripted-transport.js';
export { searchCases, searchedCars } from './search-cases.js';
export { type Violation, violationsOf } from './violations/violations.js';
export { DELETE_TEST_DATABASE, TEST_DATABASE_SETTINGS, whenGone } from './when-gone.js';
