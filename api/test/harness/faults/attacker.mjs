import { Agent, request } from 'node:http';

/**
 * Sends requests from many connections until its parent disconnects. The parent sends an `Attack` first, hears of the first
 * response, and for its next message receives how many responses of each status came. A process of its own, so that nobody
 * else's measurements wait for it.
 */
process.once('message', (attack) => {
  const { address, connections, paths, headers, body, method, reads } = attack;
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answered = { broken: 0 };
  let sent = 0;
  const send = async () => {
    const nth = sent++;
    const path = paths[nth % paths.length].replaceAll('{n}', nth);
    const one = request({ agent, hostname, port, path, method, headers });
    one.end(body);
    try {
      const response = await responseTo(one).finally(() => nth === 0 && process.send('started'));
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
