import { fork } from 'node:child_process';
import { once } from 'node:events';

const SEND = new URL('send.mjs', import.meta.url);
const VOTE = new URL('vote.mjs', import.meta.url);
/** Headers that Node's server adds itself. */
const OWN_HEADERS = /^(?:date|connection|keep-alive|content-length|transfer-encoding)$/i;

/** Starts a bare server that sends this response. @param response as returned by `readResponse` */
export function startBareSender({ status, head, body }) {
  const headers = headersOf(head);
  if (status !== 304) headers.push('content-length', String(body.length));
  return start(SEND, [], { status, headers, body, etag: /^etag: (.+)$/im.exec(head)?.[1] });
}

/**
 * Starts a bare server that counts votes with the headers of the product's response.
 * @param mode `each` or `together`, see `vote.mjs`
 */
export function startBareVoting(mode, databaseUrl, head) {
  return start(VOTE, [mode], { headers: headersOf(head) }, { DATABASE_URL: databaseUrl });
}

async function start(file, args, message, environment = {}) {
  const child = fork(file, args, {
    serialization: 'advanced',
    env: { PATH: process.env.PATH, ...environment },
  });
  child.send(message);
  const [port] = await once(child, 'message');
  return {
    name: 'bare',
    address: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: () => child.disconnect(),
  };
}

/** Names and values in turn, as `writeHead` takes them. */
function headersOf(head) {
  const lines = head.split('\r\n').slice(1);
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
  return pairs.filter(([name]) => !OWN_HEADERS.test(name)).flat();
}
