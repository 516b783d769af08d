import { type ProblemCode, problemSchema } from '@quartermile/core/domain';
import { readAt, replaceSaved } from './saved-values.js';

/** Minimal schema interface, which `zod` schemas implement. */
interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: unknown };
}

/**
 * A request to the API and its expected response. `$name` in a path, body or expected body refers to a value that an
 * earlier call saved.
 */
export interface ContractCall {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** The default is the administrator's token. null: no token. */
  readonly token?: string | null;
  readonly status: number;
  /** Schema of the whole success body: all keys and their types. */
  readonly schema?: Schema;
  /** Expected values of the body. An ISO 8601 instant is written as `<instant>`, a picture path as `<picture>`. */
  readonly values?: unknown;
  readonly code?: ProblemCode;
  /** The expected fields of a validation error. */
  readonly fields?: readonly string[];
  /** Paths of body values to save for later calls, by name, such as `{ entry: 'entries.0._id' }`. */
  readonly saves?: Readonly<Record<string, string>>;
}

/** A raw HTTP response. */
export interface ContractAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request with a bearer token, or without one (null). */
export type SendContractCall = (
  method: ContractCall['method'],
  path: string,
  body: unknown,
  token: string | null,
) => Promise<ContractAnswer>;

/** The response in the notation of the table. */
export interface ContractOutcome {
  readonly status: number;
  readonly code: string | null;
  readonly fields: readonly string[] | null;
  /** How the body differs from the schema; null if it matches. */
  readonly misfit: string | null;
  readonly values: unknown;
}

/** Runs the calls of a table in order against one API and stores the values that they save. */
export class ContractRun {
  readonly #send: SendContractCall;
  readonly #saved: Map<string, string>;

  /** @param saved values that the table needs from outside, such as the administrator's password */
  constructor(send: SendContractCall, saved: Readonly<Record<string, string>>) {
    this.#send = send;
    this.#saved = new Map(Object.entries(saved));
  }

  /** Sends a call and returns its outcome. */
  async make(call: ContractCall): Promise<ContractOutcome> {
    const fill = (value: unknown) => replaceSaved(value, this.#saved);
    const token = call.token === undefined ? '$token' : call.token;
    const answer = await this.#send(
      call.method,
      String(fill(call.path)),
      fill(call.body),
      token && String(fill(token)),
    );
    const body = parseBody(answer.text);
    for (const [name, place] of Object.entries(call.saves ?? {}))
      this.#saved.set(name, String(readAt(body, place)));
    return { status: answer.status, ...describe(call, body), values: normalise(body, this.#saved) };
  }
}

/** The expected outcome of a call, for `toMatchObject`. */
export function expectedOutcome({ status, code, fields, values }: ContractCall): Partial<ContractOutcome> {
  return {
    status,
    code: code ?? null,
    fields: fields ?? null,
    misfit: null,
    ...(values !== undefined && { values }),
  };
}

function describe({ code, schema }: ContractCall, body: unknown) {
  const problem = problemSchema.safeParse(body);
  const fields = problem.data?.errors?.map(({ path }) => path) ?? null;
  const form = code ? problemSchema : schema;
  return { code: problem.data?.code ?? null, fields, misfit: form ? misfitOf(form, body) : null };
}

/** Zod drops unknown keys, so a body that differs from the parsed result has additional keys. */
function misfitOf(schema: Schema, body: unknown): string | null {
  const { success, data, error } = schema.safeParse(body);
  if (!success) return `${error} in ${JSON.stringify(body)}`;
  const [parsed, whole] = [data, body].map((value) => JSON.stringify(sorted(value)));
  return parsed === whole ? null : `${whole} instead of ${parsed}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Replaces values that differ between runs by placeholders. */
function normalise(value: unknown, saved: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => normalise(part, saved));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, normalise(part, saved)]));
  if (typeof value !== 'string') return value;
  if (INSTANT.test(value)) return '<instant>';
  if (value.startsWith('/media/')) return '<picture>';
  const name = [...saved].find(([, one]) => one === value)?.[0];
  return name ? `$${name}` : value;
}
