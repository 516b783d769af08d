import { mediaPrefix, parseMediaName } from '@quartermile/core/domain';

/** Who may see a picture: everybody, or only who holds a signed link. They never share a file. */
export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A picture in the store. */
export interface StoredImage {
  readonly name: string;
  readonly visibility: Visibility;
}

/** The folder of a picture's files: its master and what was made from it. */
export function imageFolder({ name, visibility }: StoredImage): string {
  return `${visibility}/${name.slice(0, 2)}/${name}`;
}

/** The picture that a file of the store belongs to; null when it is no picture's. */
export function imageOfKey(key: string): StoredImage | null {
  const [folder, , name = ''] = key.split('/');
  const visibility = VISIBILITIES.find((known) => known === folder);
  const image = visibility && parseMediaName(name) ? { name, visibility } : null;
  return image && key.startsWith(`${imageFolder(image)}/`) ? image : null;
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
