/** Preloaded by a server process of a test: the name of the push service of `push-server.ts` is at loopback. */
import net from 'node:net';

const { connect } = net.Socket.prototype;

net.Socket.prototype.connect = function connectTo(...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (options?.host === 'push.example.test') Object.assign(options, { host: '127.0.0.1', lookup: undefined });
  return connect.apply(this, args);
};
