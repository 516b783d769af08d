/** The formats a picture is served in, best first. */
export const MEDIA_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** The format that anything can show; it stands in where a request names no other. */
const FALLBACK: MediaFormat = 'jpeg';

/**
 * The best format that an `Accept` header names (RFC 9110 section 12.5.1). A wildcard alone says nothing
 * about AVIF or WebP (link previews and old programs send it), so it gets JPEG, as does a header that
 * accepts none of the three: a picture is of more use than 406.
 */
export function chooseFormat(accept: string | undefined): MediaFormat {
  const weights = readWeights(accept ?? '');
  let best: { format: MediaFormat; weight: number } = { format: FALLBACK, weight: 0 };
  for (const format of MEDIA_FORMATS) {
    const weight = weights.get(`image/${format}`) ?? 0;
    if (weight > best.weight) best = { format, weight };
  }
  return best.format;
}

function readWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality ? Number(quality.slice(2)) : 1;
    weights.set(type, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
