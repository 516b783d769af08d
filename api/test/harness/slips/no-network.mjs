/** Loaded by `--import`: ends the process with code 3 when anything uses the network. */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const refuse = () => {
  process.stderr.write(`${new Error('The network was used').stack}\n`);
  process.exit(3);
};
net.Socket.prototype.connect = refuse;
dns.lookup = refuse;
globalThis.fetch = refuse;
syncBuiltinESMExports();
