/**
 * The process that listens: opens connections to the live stream of a node, and notes when its messages arrive. Messages
 * from the parent: `{ kind: 'open', origin, path, count }` and `{ kind: 'take' }`.
 */
import { connect } from 'node:net';

/** Connections that are opened at a time. */
const BATCH = 100;

const now = () => performance.timeOrigin + performance.now();
const sockets = [];
/** By revision: the message, how many have it, and when the first and the last one got it, ms since 1970. */
let arrivals = new Map();
const problems = [];

process.on('message', async ({ kind, ...job }) => {
  if (kind === 'open') {
    for (let opened = 0; opened < job.count; opened += BATCH)
      await Promise.all(Array.from({ length: Math.min(BATCH, job.count - opened) }, () => listen(job)));
    return process.send({ result: { open: sockets.length, problems } });
  }
  const taken = [...arrivals.values()];
  arrivals = new Map();
  process.send({ result: { arrivals: taken, open: sockets.length, problems } });
});
process.on('disconnect', () => process.exit());

/** Resolves once the stream has begun. */
function listen({ origin, path }) {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('utf8');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\n\r\n`);
    socket.on('data', (part) => {
      text += part;
      const messages = text.split('\n\n');
      text = messages.pop();
      for (const message of messages) {
        if (message.includes('event: start')) {
          sockets.push(socket);
          resolve();
        } else if (message.includes('event: change')) note(message);
      }
    });
    socket.on('error', (error) => problems.push(error.message));
    socket.on('close', () => {
      problems.push(`closed: ${text.slice(0, 200)}`);
      resolve();
    });
  });
}

function note(message) {
  const [revision] = message.split('\n', 1);
  const at = now();
  const known = arrivals.get(revision);
  if (known) Object.assign(known, { last: at, count: known.count + 1 });
  else arrivals.set(revision, { message, first: at, last: at, count: 1 });
}
