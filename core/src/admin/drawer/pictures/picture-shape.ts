import { parseMediaName } from '@quartermile/core/domain';

/** Width of a stored picture divided by its height, by the name in its link; null for others. */
export function pictureShape(src: string | null): number | null {
  const size = parseMediaName(src?.split('?')[0]?.split('/').at(-1) ?? '');
  return size && size.width / size.height;
}
