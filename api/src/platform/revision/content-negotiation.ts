import { ENCODINGS, type Encoding } from './ready-answer.js';

/**
 * The best packing that a caller accepts, RFC 9110 section 12.5.3: the highest weight wins, and among
 * equals the smallest form. Without the header it is the plain one.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const weights = readWeights(acceptEncoding);
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? PLAIN_WEIGHT : (weights.get('*') ?? 0));
  const best = ENCODINGS.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  return weightOf(best) > 0 ? best : 'identity';
}

/** Unnamed, the plain form is always acceptable, yet after everything that was named. */
const PLAIN_WEIGHT = Number.MIN_VALUE;

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const value = weight === undefined ? 1 : Number.parseFloat(weight);
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(value) ? 0 : value);
  }
  return weights;
}

/** Whether `If-None-Match` names this ETag, by the weak comparison that RFC 9110 section 13.1.2 asks for. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.match(/"[^"]*"|\*/g) ?? [];
  return tags.some((tag) => tag === '*' || tag === etag);
}
