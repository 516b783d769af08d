import { MediaFiles } from '../../src/features/media/media-files.js';
import { imageNameOfPath } from '../../src/features/media/stored-image.js';
import type { TestApp } from './test-app.js';

/** Whether the media store contains the public picture for a path. */
export function isPictureCached(server: TestApp, path: unknown): Promise<boolean> {
  const name = imageNameOfPath(String(path)) ?? '';
  return server.app.get(MediaFiles, { strict: false }).has({ name, visibility: 'public' });
}
