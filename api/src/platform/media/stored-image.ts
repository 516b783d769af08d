import { mediaPrefix, parseMediaName } from '@quartermile/core/domain';

/** Who may see a picture: everybody, or only who holds a signed link. They never share a file. */
export type Visibility = 'public' | 'private';

/** A picture in the store. */
export interface StoredImage {
  readonly name: string;
  readonly visibility: Visibility;
}

/** The folder of a picture's files: its master and what was made from it. */
export function imageFolder({ name, visibility }: StoredImage): string {
  return `${visibility}/${name.slice(0, 2)}/${name}`;
}

/** Where everybody finds a public picture; null where there is none. */
export function imagePath(name: string | null): string | null {
  return name === null ? null : mediaPrefix + name;
}

/** The name in the path of a public picture; null when it is no such path. */
export function imageNameOfPath(path: string): string | null {
  const name = path.startsWith(mediaPrefix) ? path.slice(mediaPrefix.length) : '';
  return parseMediaName(name) ? name : null;
}
