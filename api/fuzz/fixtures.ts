import {
  type AdminCar,
  apiRoutes,
  issueRoutes,
  type OutboxMail,
  type Subscriber,
} from '@quartermile/core/domain';
import type { RawRequest } from '../test/harness/calls/raw-http.js';
import { buildSubmission } from '../test/harness/cars.js';
import { halves, toDataUrl } from '../test/harness/pictures.js';
import type { HostileCall } from './hostile-call.js';
import { PLACEHOLDERS } from './valid-body.js';

/** The administrator's credentials. */
export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
}

/** Calls that revoke their token: they get a separate one. */
const ENDS_ITS_TOKEN = /\/admin\/(?:logout|refresh)/i;
const LINK = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';

const picture = toDataUrl(await halves({ width: 8, height: 8 }).png().toBuffer(), 'image/png');

/** Values for placeholders: existing rows and a valid token. */
export class Fixtures {
  private token = '';
  /** By placeholder. */
  private values: Readonly<Record<string, string>> = {};
  /** Row ids by path prefix. */
  private rows: Readonly<Record<string, string>> = {};
  private fillings = 0;

  constructor(
    private readonly address: URL,
    private readonly admin: AdminCredentials,
  ) {}

  /** Logs in and recreates rows that calls may have deleted. */
  async fill(): Promise<void> {
    this.token = await this.signIn();
    const [pending, car] = [await this.submit(), await this.submit()];
    const entry = await this.post(apiRoutes.leaderboard.add, { carId: car, category: 'Votes by Viewers' });
    const [proof = '', proofQuery = ''] = (await this.proofOf(pending)).split(/(?=\?)/);
    // The first match wins: a proof's path also starts like any picture's.
    this.rows = { '/media/proof/': proof, ...(await this.addRows()) };
    this.values = {
      [PLACEHOLDERS.car]: car,
      [PLACEHOLDERS.pending]: pending,
      [PLACEHOLDERS.entry]: String(entry._id),
      ...(await this.mailTokens()),
      [PLACEHOLDERS.proofQuery]: proofQuery,
      [PLACEHOLDERS.email]: this.admin.email,
      [PLACEHOLDERS.password]: this.admin.password,
      [PLACEHOLDERS.picture]: picture,
    };
  }

  /** Converts a call to a raw request. */
  async prepare(call: HostileCall): Promise<RawRequest> {
    const authorization = await this.authorizationOf(call);
    return {
      method: call.method,
      target: this.fillIn(call.target, call),
      headers: { ...call.headers, ...(authorization !== undefined && { authorization }) },
      body: call.body.includes('@')
        ? Buffer.from(this.fillIn(call.body.toString('latin1'), call), 'latin1')
        : call.body,
    };
  }

  private async authorizationOf({ caller, target }: HostileCall): Promise<string | undefined> {
    if (caller === 'nobody') return undefined;
    if (caller !== 'admin') return caller.authorization;
    return `Bearer ${ENDS_ITS_TOKEN.test(target) ? await this.signIn() : this.token}`;
  }

  private fillIn(text: string, { target }: HostileCall): string {
    const row = Object.entries(this.rows).find(([start]) => target.startsWith(start))?.[1] ?? 'x';
    const values = { ...this.values, [PLACEHOLDERS.row]: row };
    return Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(name, value), text);
  }

  private async signIn(): Promise<string> {
    return String((await this.post(apiRoutes.admin.login, this.admin)).token);
  }

  private async submit(): Promise<string> {
    return String((await this.post(apiRoutes.cars.submit, buildSubmission()))._id);
  }

  private async addRows(): Promise<Record<string, string>> {
    const sponsor = {
      name: 'Torque',
      description: 'x',
      website: 'https://example.com',
      category: 'Wheels & Tires',
    };
    const { image } = await this.post(apiRoutes.events.add, { date: '2031-02-03', image: picture });
    const added = {
      '/api/videos/': this.post(apiRoutes.videos.add, { title: 'M2 against RS3', link: LINK }),
      '/api/sponsors/': this.post(apiRoutes.sponsors.add, { ...sponsor, logo: picture }),
      '/api/events/': this.post(apiRoutes.events.add, { title: 'Night run', date: '2031-02-03' }),
      '/api/past-events/': this.post(apiRoutes.pastEvents.add, { title: 'Tarlton', date: '2025-02-03' }),
      '/api/newsletter/issues/': this.post(issueRoutes.add, {
        subject: 'Wrap',
        blocks: [{ kind: 'heading', text: 'x' }],
      }),
      '/api/newsletter/': this.subscribe(),
      '/media/': Promise.resolve({ id: String(image).replace('/media/', '') }),
    };
    const pairs = Object.entries(added).map(async ([start, row]) => [start, String((await row).id)] as const);
    return Object.fromEntries(await Promise.all(pairs));
  }

  private async subscribe(): Promise<{ id: string }> {
    await this.post(apiRoutes.newsletter.signup, { email: `a${++this.fillings}@example.com` });
    const subscribers = (await this.send('GET', apiRoutes.newsletter.list)) as Subscriber[];
    return { id: String(subscribers[0]?._id) };
  }

  private async mailTokens(): Promise<Record<string, string>> {
    const [mail] = (await this.send('GET', apiRoutes.newsletter.outbox)) as OutboxMail[];
    const tokenIn = (text = ''): string => /token=([\w.-]+)/.exec(text)?.[1] ?? 'x';
    return {
      [PLACEHOLDERS.mailToken]: tokenIn(mail?.text),
      [PLACEHOLDERS.leaveToken]: tokenIn(mail?.headers['List-Unsubscribe']),
    };
  }

  private async proofOf(carId: string): Promise<string> {
    const cars = (await this.send('GET', apiRoutes.cars.pending)) as AdminCar[];
    return String(cars.find(({ _id }) => _id === carId)?.proofImage).replace('/media/proof/', '');
  }

  private post(path: string, body: object): Promise<Record<string, unknown>> {
    return this.send('POST', path, body) as Promise<Record<string, unknown>>;
  }

  private async send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(new URL(path, this.address), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}
