export { buildAdminCar, buildAdminEntry } from './build-car.js';
export { buildCar, buildEntry, type EntryOverrides } from './build-entry.js';
export { type Answer, type Received, sendJson, startTestServer, type TestServer } from './http-server.js';
export { administrator, launchServer, type RunningServer } from './launch-server.js';
export { MemoryApi, memoryPassword, type ReceivedCall, type Trouble } from './memory-api.js';
export { buildSponsor, buildVideo } from './memory-library.js';
export { buildPastEvent } from './memory-past-events.js';
export { type Outcome, scriptTransport, type Try } from './scripted-transport.js';
