import {
  apiPath,
  apiRoutes,
  eventDayRoutes,
  eventPagePath,
  type Lineup,
  type StoredEvent,
} from '@quartermile/core/domain';
import { AdminApi } from '../admin-api.js';

const CARS = 7;

/**
 * Draws a ladder of 8 for the first event of the demo content, with a bye and the results of the first round.
 * @param origin of a server with demo content
 * @returns the path of the event's page
 */
export async function drawDemoLadder(origin: string): Promise<string> {
  const api = await AdminApi.open(origin);
  const [event] = await api.call<StoredEvent[]>('GET', apiRoutes.events.list);
  const id = event?.id ?? '';
  const carIds = [...new Set((await api.approved()).map(({ vehicleId }) => vehicleId))].slice(0, CARS);
  const put = (path: string, body: object) => api.call<Lineup>('PUT', apiPath(path, { id }), body);
  await put(eventDayRoutes.setEntries, { carIds });
  const { ladder } = await put(eventDayRoutes.drawLadder, { size: 8 });
  for (const [race, lane, times] of [
    [2, 1, [12.841, 12.31]],
    [3, 0, [12.2, 14.302]],
    [4, 0, [12.65, 13.9]],
  ] as const) {
    const side = ladder?.rounds[0]?.[race - 1]?.sides[lane];
    const winner = typeof side === 'object' && side.carId;
    await put(eventDayRoutes.setResult, { round: 1, race, winner, times });
  }
  return eventPagePath(id);
}
