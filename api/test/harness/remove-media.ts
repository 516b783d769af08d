import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.js';

/** Deletes all pictures of a server. Its own work on earlier pictures may still add some to a folder meanwhile. */
export function removeMedia({ config }: Pick<TestApp, 'config'>): Promise<void> {
  return rm(join(config.dataDir, 'media'), { recursive: true, force: true, maxRetries: 5 });
}
