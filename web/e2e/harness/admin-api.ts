import { isDeepStrictEqual } from 'node:util';
import {
  type AdminCar,
  type AdminEntry,
  apiPath,
  apiRoutes,
  type CarReview,
  type CarSubmission,
  type Category,
  defaultSiteProfile,
  type SubmissionReceipt,
  stripRoutes,
} from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import sharp from 'sharp';

/** Counter that gives each picture a distinct colour, because the server detects identical pictures. */
let pictures = 0;

/** A tiny picture that differs from all previous ones, also after re-encoding. */
export async function drawPicture(width = 64, height = 48): Promise<Buffer> {
  pictures += 1;
  const step = (place: number): number => (Math.floor(pictures / 16 ** place) % 16) * 16;
  const background = { r: step(0), g: step(1), b: step(2) };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A tiny picture as a data URL. */
export async function drawDataUrl(width?: number, height?: number): Promise<string> {
  return `data:image/png;base64,${(await drawPicture(width, height)).toString('base64')}`;
}

/** A tiny picture for a file field. */
export async function drawFile(): Promise<FilePayload> {
  return { name: 'small.png', mimeType: 'image/png', buffer: await drawPicture() };
}

/** A file for Playwright's `setInputFiles`. */
interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Details of a car; missing ones get default values. */
export type CarDetails = Partial<CarSubmission> & { readonly name: string };

/** API client for requests beside the browser, as a visitor or another administrator. */
export class AdminApi {
  private constructor(
    readonly origin: string,
    readonly token: string,
  ) {}

  /** Opens a separate administrator session. */
  static async open(origin: string): Promise<AdminApi> {
    const { token } = await request<{ token: string }>(origin, 'POST', apiRoutes.admin.login, administrator);
    return new AdminApi(origin, token);
  }

  /**
   * Sends a request as the administrator.
   * @throws Error when the request is rejected
   */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return request<Answer>(this.origin, method, path, body, this.token);
  }

  /** Adds a sponsor who is not featured. */
  async addSponsor(name: string): Promise<void> {
    await this.call('POST', apiRoutes.sponsors.add, {
      name,
      website: 'https://grip.example',
      description: 'Rubber for every strip.',
      category: 'Wheels & Tires',
      logo: await drawDataUrl(),
      featured: false,
    });
  }

  /** Submits a car as a visitor and returns its id. */
  async submit(details: CarDetails): Promise<string> {
    const [image, proofImage] = await Promise.all([drawDataUrl(), drawDataUrl()]);
    const time = details.time ?? '12.5';
    const car = {
      owner: 'Naledi',
      cellphone: `+27 82 ${String(1_000_000 + pictures)}`,
      image,
      proofImage,
      worldFacts: time,
      description: '',
      time,
      drivetrain: 'AWD',
      ...details,
    };
    const path = apiRoutes.cars.submit;
    return (await request<SubmissionReceipt>(this.origin, 'POST', path, car))._id;
  }

  review(decision: CarReview): Promise<unknown> {
    return this.call('POST', apiRoutes.cars.review, decision);
  }

  /** Submits and approves a car, and returns its id. */
  async approve(details: CarDetails, ...categories: Category[]): Promise<string> {
    const carId = await this.submit(details);
    await this.review({ carId, action: 'approve', categories });
    return carId;
  }

  /** Names of the pending cars, oldest first. */
  async pending(): Promise<string[]> {
    return (await this.call<AdminCar[]>('GET', apiRoutes.cars.pending)).map(({ name }) => name);
  }

  approved(): Promise<AdminCar[]> {
    return this.call('GET', apiRoutes.cars.approved);
  }

  /** The categories that a car is listed in. */
  async categoriesOf(car: string): Promise<Category[]> {
    const entries = await this.call<AdminEntry[]>('GET', apiRoutes.leaderboard.list);
    return entries.filter((entry) => entry.car.name === car).map(({ category }) => category);
  }

  /** Deletes all items of a list, such as all videos; `remove` is the route of a deletion with its `:id`. */
  async clear(list: string, remove: string): Promise<void> {
    for (const { id, _id = id } of await this.call<{ _id?: string; id?: string }[]>('GET', list)) {
      await this.call('DELETE', apiPath(remove, { id: _id ?? '' }));
    }
  }

  /** Deletes all content and resets the site profile. */
  async clearAll(): Promise<void> {
    const { videos, sponsors, events, pastEvents, newsletter, site } = apiRoutes;
    await this.clearCars();
    await this.clear(videos.list, videos.delete);
    await this.clear(sponsors.list, sponsors.delete);
    await this.clear(stripRoutes.list, stripRoutes.delete);
    await this.clear(events.list, events.delete);
    await this.clear(pastEvents.list, pastEvents.delete);
    await this.clear(newsletter.list, newsletter.delete);
    const profile = await this.call('GET', site);
    if (!isDeepStrictEqual(profile, defaultSiteProfile)) await this.call('PUT', site, defaultSiteProfile);
  }

  /** Deletes all cars, pending or not, with their entries. */
  async clearCars(): Promise<void> {
    const pending = await this.call<AdminCar[]>('GET', apiRoutes.cars.pending);
    // A car that is approved between the two requests is in both lists.
    const ids = new Set([...pending, ...(await this.approved())].map(({ _id }) => _id));
    for (const carId of ids) {
      await this.call('DELETE', apiRoutes.cars.delete, { carId });
    }
  }
}

async function request<Answer>(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Answer;
}
