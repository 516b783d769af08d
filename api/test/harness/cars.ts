import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AdminCar,
  type AdminEntry,
  apiRoutes,
  type CarReviewResult,
  type CarSubmission,
  type Category,
  type SubmissionReceipt,
} from '@quartermile/core/domain';
import { halves, toDataUrl } from './pictures.js';
import type { TestApp } from './test-app.js';

const carPicture = toDataUrl(await halves().jpeg().toBuffer());
const slipPicture = toDataUrl(await halves({ width: 64, height: 64 }).png().toBuffer(), 'image/png');

/** The body that the public form sends. */
export function buildSubmission(overrides: Partial<CarSubmission> = {}): CarSubmission {
  return {
    name: 'Golf 7 R',
    owner: 'Thandi',
    cellphone: '+27 82 123 4567',
    time: '11.80',
    worldFacts: '11.80',
    drivetrain: 'AWD',
    description: 'Stage 2, Tarlton',
    image: carPicture,
    proofImage: slipPicture,
    ...overrides,
  };
}

/** Requests of the administrator and of visitors that the tests of cars share. */
export class CarCalls {
  private constructor(
    private readonly test: TestApp,
    private readonly token: string,
  ) {}

  static async on(test: TestApp): Promise<CarCalls> {
    return new CarCalls(test, await test.signIn());
  }

  /** Sends a request as a visitor. */
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) {
    return this.test.inject({
      method,
      url,
      headers,
      ...(payload !== undefined && { payload: payload as object }),
    });
  }

  /** Sends a request as the administrator. */
  sendAsAdmin(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) {
    return this.send(method, url, payload, { authorization: `Bearer ${this.token}`, ...headers });
  }

  /** Submits a car as a visitor and returns its id. */
  async submit(overrides: Partial<CarSubmission> = {}): Promise<string> {
    const answer = await this.send('POST', apiRoutes.cars.submit, buildSubmission(overrides));
    if (answer.statusCode !== 201) throw new Error(`submit answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<SubmissionReceipt>()._id;
  }

  /** Submits a car and approves it. */
  async approve(
    categories: readonly Category[],
    overrides: Partial<CarSubmission> = {},
  ): Promise<CarReviewResult> {
    const decision = { carId: await this.submit(overrides), action: 'approve', categories };
    const answer = await this.sendAsAdmin('POST', apiRoutes.cars.review, decision);
    if (answer.statusCode !== 200) throw new Error(`review answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<CarReviewResult>();
  }

  /** The moderation queue. */
  async pending(): Promise<AdminCar[]> {
    return (await this.sendAsAdmin('GET', apiRoutes.cars.pending)).json();
  }

  /** The approved cars. */
  async approved(): Promise<AdminCar[]> {
    return (await this.sendAsAdmin('GET', apiRoutes.cars.approved)).json();
  }

  /** The leaderboard as the administrator sees it. */
  async entries(): Promise<AdminEntry[]> {
    return (await this.sendAsAdmin('GET', apiRoutes.leaderboard.list)).json();
  }
}

/** Paths of the files in the media folder of a test, relative to it. */
export async function mediaFiles({ config }: Pick<TestApp, 'config'>): Promise<string[]> {
  const folder = join(config.dataDir, 'media');
  if (!existsSync(folder)) return [];
  // A folder may be removed while it is read.
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!files) return mediaFiles({ config });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1));
}
