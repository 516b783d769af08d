import type { Server } from 'node:http';
import { networksOf } from '../../networks/network-address.js';
import { NetworkShares, type ShareBounds } from '../../networks/network-shares.js';

/** An idle connection has some 11 KiB, one that sends large headers 30 KiB. A carrier's address has thousands of visitors. */
const BOUNDS: ShareBounds = { all: 12_000, perNetwork: 4000, kept: 2000 };

/** Closes new connections of a network that has too many. */
export function limitConnections(server: Server, bounds: ShareBounds = BOUNDS): void {
  const shares = new NetworkShares(bounds);
  server.on('connection', (socket) => {
    const networks = networksOf(socket.remoteAddress ?? '');
    if (shares.noRoom(networks, 1)) {
      socket.destroy();
      return;
    }
    shares.take(networks, 1);
    socket.once('close', () => shares.giveBack(networks, 1));
  });
}
