import {
  type AdminCar,
  type AdminEntry,
  apiRoutes,
  type CarReview,
  type CarUpdate,
  type EntryAdd,
  type FactorySpecsUpdate,
  type ProblemCode,
  problems,
  type WorldFactsUpdate,
} from '../domain/index.js';
import { buildAdminEntry } from './build-car.js';
import { MemoryContent } from './memory-content.js';
import { answerRoute, type Handled, ok } from './memory-routes.js';

/** What happens to a call instead of its answer. */
export type Trouble = ProblemCode | 'no connection' | 'a page';

/** A call as it arrived; `body` is its JSON, undefined without one. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Whoever calls these needs no token. */
const openPaths: ReadonlySet<string> = new Set([
  apiRoutes.admin.login,
  apiRoutes.videos.list,
  apiRoutes.sponsors.list,
]);
const openReads = new Set<string>([apiRoutes.events.list, apiRoutes.pastEvents.list, apiRoutes.site]);

/** Whether everybody may make this call. */
function isOpen(method: string, path: string): boolean {
  return openPaths.has(path) || (method === 'GET' && openReads.has(path));
}

type Handler = (body: never) => Handled | ProblemCode;

/** The password of the one account of every `MemoryApi`. */
export const memoryPassword = 'start-tree-amber';

/**
 * The administrator's side of the API in memory: it keeps what the contract keeps and refuses what the
 * contract refuses. A public `trouble` makes calls of one path fail.
 */
export class MemoryApi {
  cars: AdminCar[] = [];
  entries: AdminEntry[] = [];
  /** Events, the newsletter, the activity list and the site profile. */
  readonly content = new MemoryContent();
  /** Tokens that are good. */
  readonly tokens = new Set<string>();
  readonly received: ReceivedCall[] = [];
  /** By path, or by method and path ("PUT /api/site"), what goes wrong there. */
  readonly trouble = new Map<string, Trouble>();
  #count = 0;

  /** Opens a session; its token. */
  openSession(): string {
    this.#count += 1;
    const token = `token-${this.#count}`;
    this.tokens.add(token);
    return token;
  }

  /** How often a path was called. */
  countOf(path: string): number {
    return this.received.filter((call) => call.path === path).length;
  }

  readonly transport = async (request: Request): Promise<Response> => {
    const { pathname: path } = new URL(request.url);
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const { method } = request;
    this.received.push({ method, path, body });
    const trouble = this.trouble.get(`${method} ${path}`) ?? this.trouble.get(path);
    if (trouble === 'no connection') throw new TypeError('no connection');
    if (trouble === 'a page') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (trouble) return refuse(trouble);
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    if (!isOpen(method, path) && !this.tokens.has(token)) return refuse('unauthorized');
    const handler = this.#handlers(token)[path];
    const answer = handler
      ? handler(body as never)
      : (answerRoute(this.content.routes, request, body) ?? 'not_found');
    return typeof answer === 'string' ? refuse(answer) : respond(answer);
  };

  #handlers(token: string): Record<string, Handler> {
    const { admin, cars, leaderboard } = apiRoutes;
    return {
      [admin.login]: ({ password }: { password: string }) =>
        password === memoryPassword ? ok(this.#login()) : 'invalid_credentials',
      [admin.session]: () => ok(session),
      [admin.refresh]: () => {
        this.tokens.delete(token);
        return ok({ token: this.openSession(), expiresAt: session.expiresAt });
      },
      [admin.logout]: () => {
        this.tokens.delete(token);
        return { status: 204 };
      },
      [cars.pending]: () => ok(this.cars.filter(({ status }) => status === 'pending')),
      [cars.approved]: () => ok(this.cars.filter(({ status }) => status === 'approved')),
      [cars.rejected]: () => ok(this.cars.filter(({ status }) => status === 'rejected')),
      [cars.reopen]: ({ carId }: { carId: string }) => this.#reopen(carId),
      [cars.review]: (decision: CarReview) => this.#review(decision),
      [cars.submit]: (car: Partial<AdminCar>) => this.#submit(car),
      [cars.update]: (update: CarUpdate) => this.#update(update),
      [cars.updateWorldFacts]: ({ carId, worldFacts, source }: WorldFactsUpdate) =>
        this.#edit(carId, { worldFacts: String(worldFacts), worldFactsSource: source ?? null }),
      [cars.updateFactorySpecs]: ({ carId, ...specs }: FactorySpecsUpdate) =>
        this.#edit(
          carId,
          Object.fromEntries(Object.entries(specs).map(([key, text]) => [key, text || null])),
        ),
      [cars.delete]: ({ carId }: { carId: string }) => this.#deleteCar(carId),
      [leaderboard.list]: () => ok(this.entries),
      [leaderboard.add]: (entry: EntryAdd) => this.#add(entry),
      [leaderboard.delete]: ({ entryId }: { entryId: string }) => {
        this.entries = this.entries.filter(({ _id }) => _id !== entryId);
        return ok({ deleted: true });
      },
    };
  }

  #login() {
    return { token: this.openSession(), ...session };
  }

  #change(carId: string, change: Partial<AdminCar>): AdminCar | null {
    const car = this.cars.find(({ _id }) => _id === carId);
    if (!car) return null;
    const changed = { ...car, ...change };
    this.cars = this.cars.map((one) => (one === car ? changed : one));
    return changed;
  }

  #review(decision: CarReview): Handled | ProblemCode {
    const car = this.cars.find(({ _id }) => _id === decision.carId);
    if (!car) return 'not_found';
    if (car.status !== 'pending') return 'already_reviewed';
    const isApproval = decision.action === 'approve';
    const reviewed = this.#change(
      car._id,
      isApproval
        ? { status: 'approved' }
        : {
            status: 'rejected',
            rejectionReason: decision.reason?.trim() || null,
            reviewedAt: '2026-11-21T09:00:00.000Z',
          },
    );
    const added = isApproval
      ? decision.categories.map((category) =>
          buildAdminEntry({ _id: `${car._id} ${category}`, category, car: { ...car, status: 'approved' } }),
        )
      : [];
    this.entries = [...this.entries, ...added];
    return ok({ car: reviewed, entries: added });
  }

  #reopen(carId: string): Handled | ProblemCode {
    const car = this.cars.find(({ _id }) => _id === carId);
    if (car && car.status !== 'rejected') return 'not_rejected';
    return this.#edit(carId, { status: 'pending', rejectionReason: null, reviewedAt: null });
  }

  #submit(car: Partial<AdminCar>): Handled {
    this.#count += 1;
    const _id = `made-${this.#count}`;
    const { car: blank } = buildAdminEntry();
    this.cars = [...this.cars, { ...blank, ...car, _id, status: 'pending' }];
    return { status: 201, body: { _id, status: 'pending' } };
  }

  #add({ carId, category }: EntryAdd): Handled | ProblemCode {
    const car = this.#change(carId, { status: 'approved' });
    if (!car) return 'not_found';
    const entry = buildAdminEntry({ _id: `${carId} ${category}`, category, car });
    this.entries = [...this.entries, entry];
    return { status: 201, body: entry };
  }

  #update({ carId, description, ...fields }: CarUpdate): Handled | ProblemCode {
    return this.#edit(carId, { ...fields, description: description || null });
  }

  #edit(carId: string, change: Partial<AdminCar>): Handled | ProblemCode {
    const changed = this.#change(carId, change);
    return changed ? ok(changed) : 'not_found';
  }

  #deleteCar(carId: string): Handled {
    this.cars = this.cars.filter(({ _id }) => _id !== carId);
    this.entries = this.entries.filter(({ car }) => car._id !== carId);
    return ok({ deleted: true });
  }
}

const session = {
  admin: { email: 'admin@quartermile.example', label: 'Admin' },
  expiresAt: '2026-11-21T22:00:00.000Z',
};

function respond({ status, body }: Handled): Response {
  if (typeof body === 'string') return new Response(body, { status });
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
}

function refuse(code: ProblemCode): Response {
  const { status, title, detail } = problems[code];
  return Response.json({ status, title, detail, code }, { status });
}
