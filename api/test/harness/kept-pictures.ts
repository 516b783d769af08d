import { MediaFiles } from '../../src/platform/media/media-files.js';
import { imageNameOfPath } from '../../src/platform/media/stored-image.js';
import type { TestApp } from './test-app.js';

/** Whether the media store holds the public picture at a path. */
export function isPictureKept(server: TestApp, path: unknown): Promise<boolean> {
  const name = imageNameOfPath(String(path)) ?? '';
  return server.app.get(MediaFiles, { strict: false }).has({ name, visibility: 'public' });
}
