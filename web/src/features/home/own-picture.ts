import { mediaSrcSet } from '@quartermile/core/ui';

/** `src` and `srcset` of the creator's picture, or the URL of the drawn one. */
export function ownPicture(own: string | null, drawn: string): { src: string; srcSet?: string } {
  return own === null ? { src: drawn } : { src: own, srcSet: mediaSrcSet(own) };
}
