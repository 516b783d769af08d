import { apiRoutes, type OutboxMail, type Subscriber } from '@quartermile/core/domain';
import type { LightMyRequestResponse } from 'fastify';
import { type CallAsAdmin, callAsAdmin } from './administrators/admin-client.js';
import { emptyTables } from './empty-tables.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Public origin of the links in mails. */
export const ORIGIN = 'http://localhost:3000';
/** E-mail address of a subscriber. */
export const EMAIL = 'lerato@example.co.za';

/** Requests that the newsletter tests share. */
export class NewsletterCalls {
  private constructor(
    readonly server: TestApp,
    /** Sends a request as the administrator. */
    readonly send: CallAsAdmin,
  ) {}

  static async open(): Promise<NewsletterCalls> {
    const server = await startTestApp({ publicUrl: ORIGIN });
    return new NewsletterCalls(server, await callAsAdmin(server));
  }

  /** Removes all subscribers, mails and stored idempotent responses. */
  clear(): Promise<unknown> {
    return emptyTables(this.server, 'subscribers', 'mails', 'idempotent_answer');
  }

  sign(email: unknown, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    const url = apiRoutes.newsletter.signup;
    return this.server.inject({ method: 'POST', url, payload: { email }, headers });
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.server.inject({ method: 'GET', url });
  }

  /** Submits the form of a page. */
  press(url: string): Promise<LightMyRequestResponse> {
    return this.server.inject({ method: 'POST', url });
  }

  /** Signs up an address and confirms it. */
  async subscribe(email: string = EMAIL): Promise<void> {
    await this.sign(email);
    await this.press(await this.linkTo(apiRoutes.newsletter.confirm));
  }

  async mails(): Promise<OutboxMail[]> {
    return (await this.send('GET', apiRoutes.newsletter.outbox)).json();
  }

  async subscribers(): Promise<Subscriber[]> {
    return (await this.send('GET', apiRoutes.newsletter.list)).json();
  }

  async statuses(): Promise<string[]> {
    return (await this.subscribers()).map(({ status }) => status);
  }

  /** Path and query of a link in the latest mail. */
  async linkTo(path: string): Promise<string> {
    const [mail] = await this.mails();
    const url = new RegExp(`${ORIGIN}(${path}\\?token=\\S+)`).exec(mail?.text ?? '')?.[1];
    if (!url) throw new Error(`no link to ${path} in ${JSON.stringify(mail)}`);
    return url;
  }

  /** Sets a timestamp column of every subscriber to a time in the past. */
  ago(column: string, span: string): Promise<unknown> {
    return this.server.dataSource.query(`UPDATE subscribers SET ${column} = now() - interval '${span}'`);
  }
}
