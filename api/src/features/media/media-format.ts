/** Served formats, preferred first. */
export const MEDIA_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** Fallback that every client supports. */
const FALLBACK: MediaFormat = 'jpeg';

/**
 * The preferred format in an `Accept` header (RFC 9110 section 12.5.1). Wildcards do not imply AVIF or WebP (link
 * previews and old programs send them) and get JPEG, as does a header without any of the three: a picture is more
 * useful than 406.
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
