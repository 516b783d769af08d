import {
  type AdminCar,
  type AdminEntry,
  apiPath,
  apiRoutes,
  type CarReview,
  type CarSubmission,
  type Category,
  IMAGE_MAX_BYTES,
  type SubmissionReceipt,
} from '@quartermile/core/domain';
import { administrator } from '@quartermile/core/testing';
import sharp from 'sharp';

/** Another colour for each picture, far enough from the others that re-encoding keeps them apart: two of the same would be known as one. */
let pictures = 0;

/** A tiny picture, unlike any before it. */
export async function drawPicture(width = 64, height = 48): Promise<Buffer> {
  pictures += 1;
  const step = (place: number): number => (Math.floor(pictures / 16 ** place) % 16) * 16;
  const background = { r: step(0), g: step(1), b: step(2) };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A tiny picture as a call carries it. */
export async function drawDataUrl(width?: number, height?: number): Promise<string> {
  return `data:image/png;base64,${(await drawPicture(width, height)).toString('base64')}`;
}

/** A picture as a file field takes it. */
export async function drawFile(): Promise<FilePayload> {
  return { name: 'small.png', mimeType: 'image/png', buffer: await drawPicture() };
}

/** A byte more than a picture may have. */
export const hugeFile = {
  name: 'huge.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(IMAGE_MAX_BYTES + 1, 1),
};

/** Says that it is a picture and is none: of this kind browsers leave it to the server to tell. */
export const brokenFile = { name: 'torn.avif', mimeType: 'image/avif', buffer: Buffer.from('torn') };

/** What a file field takes. */
interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** What a test says of a car; the rest is made up. */
export type CarDetails = Partial<CarSubmission> & { readonly name: string };

/** The API as somebody else speaks to it while a browser is open: a visitor, or another administrator. */
export class DeskApi {
  private constructor(
    readonly origin: string,
    readonly token: string,
  ) {}

  /** Opens a session of its own. */
  static async open(origin: string): Promise<DeskApi> {
    const { token } = await request<{ token: string }>(origin, 'POST', apiRoutes.admin.login, administrator);
    return new DeskApi(origin, token);
  }

  /**
   * Makes a call as the administrator.
   * @throws Error when it is refused
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

  /** Sends a car as a visitor does; gives its id. */
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

  /** Sends a car and approves it; gives its id. */
  async approve(details: CarDetails, ...categories: Category[]): Promise<string> {
    const carId = await this.submit(details);
    await this.review({ carId, action: 'approve', categories });
    return carId;
  }

  /** Names of the cars that wait, oldest first. */
  async pending(): Promise<string[]> {
    return (await this.call<AdminCar[]>('GET', apiRoutes.cars.pending)).map(({ name }) => name);
  }

  approved(): Promise<AdminCar[]> {
    return this.call('GET', apiRoutes.cars.approved);
  }

  /** The categories that a car stands in. */
  async categoriesOf(car: string): Promise<Category[]> {
    const entries = await this.call<AdminEntry[]>('GET', apiRoutes.leaderboard.list);
    return entries.filter((entry) => entry.car.name === car).map(({ category }) => category);
  }

  /** Deletes everything in a list, such as all videos; `remove` is the path of a deletion with its `:id`. */
  async clear(list: string, remove: string): Promise<void> {
    for (const { id, _id = id } of await this.call<{ _id?: string; id?: string }[]>('GET', list)) {
      await this.call('DELETE', apiPath(remove, { id: _id ?? '' }));
    }
  }

  /** Deletes every car, pending or not, with all that hangs on it. */
  async clearCars(): Promise<void> {
    const pending = await this.call<AdminCar[]>('GET', apiRoutes.cars.pending);
    for (const { _id: carId } of [...pending, ...(await this.approved())]) {
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
