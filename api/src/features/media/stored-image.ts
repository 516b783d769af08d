import { mediaPrefix, parseMediaName } from '@quartermile/core/domain';

/** Public, or private with signed links. The two never share a file. */
export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A picture in the store. */
export interface StoredImage {
  readonly name: string;
  readonly visibility: Visibility;
}

/** Folder of a picture's master and variants. */
export function imageFolder({ name, visibility }: StoredImage): string {
  return `${visibility}/${name.slice(0, 2)}/${name}`;
}

/** The picture of a file in the store, or null. */
export function imageOfKey(key: string): StoredImage | null {
  const [folder, , name = ''] = key.split('/');
  const visibility = VISIBILITIES.find((known) => known === folder);
  const image = visibility && parseMediaName(name) ? { name, visibility } : null;
  return image && key.startsWith(`${imageFolder(image)}/`) ? image : null;
}

/** URL path of a public picture, or null. */
export function imagePath(name: string | null): string | null {
  return name === null ? null : mediaPrefix + name;
}

/** Name in the path of a public picture, or null for other paths. */
export function imageNameOfPath(path: string): string | null {
  const name = path.startsWith(mediaPrefix) ? path.slice(mediaPrefix.length) : '';
  return parseMediaName(name) ? name : null;
}
