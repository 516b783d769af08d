export { type Answer, type Received, sendJson, startTestServer, type TestServer } from './http-server.js';
export { type Outcome, scriptTransport, type Try } from './scripted-transport.js';
