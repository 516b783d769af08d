import { apiPath, apiRoutes, type PastEvent } from '@quartermile/core/domain';
import { type CallAsAdmin, callAsAdmin } from '../administrators/admin-client.js';
import { emptyTables } from '../empty-tables.js';
import { halves, noise, toDataUrl } from '../pictures.js';
import { startTestApp, type TestApp } from '../test-app.js';

/** Requests that the tests of past events share. */
export class PastEventCalls {
  private constructor(
    readonly server: TestApp,
    /** Sends a request as the administrator. */
    readonly call: CallAsAdmin,
    readonly picture: string,
    readonly otherPicture: string,
  ) {}

  /** Starts a server without past events. */
  static async open(): Promise<PastEventCalls> {
    const server = await startTestApp();
    const picture = toDataUrl(await halves().jpeg().toBuffer());
    const otherPicture = toDataUrl(await noise().png().toBuffer());
    return new PastEventCalls(server, await callAsAdmin(server), picture, otherPicture);
  }

  /** Removes all past events and activity records. */
  clear(): Promise<void> {
    return emptyTables(this.server, 'past_events', 'activity');
  }

  /** The path for a past event: fills in the id of a route pattern. */
  path(pattern: string, id: string): string {
    return apiPath(pattern, { id });
  }

  /** The response body that a visitor gets. */
  async get(url: string) {
    return (await this.call('GET', url, undefined, { token: null })).json();
  }

  /** Adds a past event. */
  async add(event: object = {}): Promise<PastEvent> {
    const body = { title: 'Shoot-out', date: '2026-07-18', ...event };
    return (await this.call('POST', apiRoutes.pastEvents.add, body)).json();
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
