import { apiPath, apiRoutes, type PastEvent } from '@quartermile/core/domain';
import { type CallAsAdmin, callAsAdmin } from './admin-client.js';
import { emptyTables } from './empty-tables.js';
import { halves, noise, toDataUrl } from './pictures.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Calls about past events, as the tests of them need them. */
export class PastEventDesk {
  private constructor(
    readonly server: TestApp,
    /** Calls as the administrator. */
    readonly call: CallAsAdmin,
    readonly picture: string,
    readonly otherPicture: string,
  ) {}

  /** Starts a server with no past event. */
  static async open(): Promise<PastEventDesk> {
    const server = await startTestApp();
    const picture = toDataUrl(await halves().jpeg().toBuffer());
    const otherPicture = toDataUrl(await noise().png().toBuffer());
    return new PastEventDesk(server, await callAsAdmin(server), picture, otherPicture);
  }

  /** Removes all past events, and what was noted of them. */
  clear(): Promise<void> {
    return emptyTables(this.server, 'past_events', 'activity');
  }

  /** The path of a call about one of them. */
  path(pattern: string, id: string): string {
    return apiPath(pattern, { id });
  }

  /** What a visitor is answered. */
  async get(url: string) {
    return (await this.call('GET', url, undefined, { token: null })).json();
  }

  /** Adds one. */
  async add(event: object = {}): Promise<PastEvent> {
    const body = { title: 'Shoot-out', date: '2026-07-18', ...event };
    return (await this.call('POST', apiRoutes.pastEvents.add, body)).json();
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
