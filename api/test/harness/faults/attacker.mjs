import { Agent, request } from 'node:http';

const FROM = 'x-forwarded-for';
/** As many as fit a group of an IPv6 address in decimal digits. */
const NETWORKS = 10_000;

/**
 * Sends requests from many connections until its parent disconnects. The parent sends an `Attack` first, hears of the first
 * response, and for its next message receives how many responses of each status came. A process of its own, so that nobody
 * else's measurements wait for it.
 */
process.once('message', (attack) => {
  const { address, connections, paths, headers, body, announcedBytes, method, reads } = attack;
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answered = { broken: 0 };
  const headersOf = (nth) => ({
    ...headers,
    ...(announcedBytes && { 'content-length': announcedBytes }),
    ...(headers[FROM] && { [FROM]: headers[FROM].replace('{n}', nth % NETWORKS) }),
  });
  let sent = 0;
  let hasStarted = false;
  const start = () => {
    if (!hasStarted) process.send('started');
    hasStarted = true;
  };
  const send = async () => {
    const nth = sent++;
    const path = paths[nth % paths.length].replaceAll('{n}', nth);
    const one = request({ agent, hostname, port, path, method, headers: headersOf(nth) });
    if (announcedBytes) one.write(body);
    else one.end(body?.replaceAll('{n}', nth));
    try {
      const response = await responseTo(one).finally(start);
      answered[response.statusCode] = (answered[response.statusCode] ?? 0) + 1;
      if (reads) for await (const _ of response);
    } catch {
      answered.broken++;
    }
  };
  const keepSending = async () => {
    await send();
    if (reads) await keepSending();
  };
  for (let nth = 0; nth < connections; nth++) void keepSending();
  process.on('message', () => process.send(answered));
});
process.once('disconnect', () => process.exit());

const responseTo = (sent) =>
  new Promise((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
