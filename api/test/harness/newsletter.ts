import { apiRoutes, type OutboxMail, type Subscriber } from '@quartermile/core/domain';
import type { LightMyRequestResponse } from 'fastify';
import { type CallAsAdmin, callAsAdmin } from './admin-client.js';
import { startTestApp, type TestApp } from './test-app.js';

/** The public origin that links in mails begin with. */
export const ORIGIN = 'http://localhost:3000';
/** A subscriber. */
export const EMAIL = 'lerato@example.co.za';

/** What tests about the newsletter do again and again. */
export class NewsletterDesk {
  private constructor(
    readonly server: TestApp,
    /** Calls as the administrator. */
    readonly send: CallAsAdmin,
  ) {}

  static async open(): Promise<NewsletterDesk> {
    const server = await startTestApp({ publicUrl: ORIGIN });
    return new NewsletterDesk(server, await callAsAdmin(server));
  }

  /** Nobody has signed up, and no mail waits. */
  clear(): Promise<unknown> {
    return this.server.dataSource.query('TRUNCATE subscribers, mails, idempotent_answer');
  }

  sign(email: unknown, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    const url = apiRoutes.newsletter.signup;
    return this.server.inject({ method: 'POST', url, payload: { email }, headers });
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.server.inject({ method: 'GET', url });
  }

  /** Presses the button of a page. */
  press(url: string): Promise<LightMyRequestResponse> {
    return this.server.inject({ method: 'POST', url });
  }

  /** Signs an address up and confirms it. */
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

  /** The path and query of a link in the latest mail. */
  async linkTo(path: string): Promise<string> {
    const [mail] = await this.mails();
    const url = new RegExp(`${ORIGIN}(${path}\\?token=\\S+)`).exec(mail?.text ?? '')?.[1];
    if (!url) throw new Error(`no link to ${path} in ${JSON.stringify(mail)}`);
    return url;
  }

  /** Moves a time of every subscriber into the past. */
  ago(column: string, span: string): Promise<unknown> {
    return this.server.dataSource.query(`UPDATE subscribers SET ${column} = now() - interval '${span}'`);
  }
}
