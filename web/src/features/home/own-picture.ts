import { mediaSrcSet } from '@quartermile/core/ui';

/** The address of the creator's own picture in the widths it can be asked for, or of the drawn one. */
export function ownPicture(own: string | null, drawn: string): { src: string; srcSet?: string } {
  return own === null ? { src: drawn } : { src: own, srcSet: mediaSrcSet(own) };
}
