import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { type AppInfo, appInfoSchema } from '../../shared/app-state.js';

/** Versions that the Electron fake lacks. */
const UNKNOWN = 'unknown';

/** Build information in the packaged manifest; written by electron-builder.config.mjs. */
const manifestSchema = z.object({
  homepage: z.string(),
  builtFrom: appInfoSchema.shape.build.optional(),
});

/**
 * Reads name, version and build of the app.
 * @param manifest path of the app's package.json
 * @param version the app's version
 * @throws Error when the manifest is missing, which is a packaging error
 */
export async function readAppInfo(manifest: string, version: string): Promise<AppInfo> {
  const { homepage, builtFrom = null } = manifestSchema.parse(JSON.parse(await readFile(manifest, 'utf8')));
  const { electron = UNKNOWN, chrome = UNKNOWN, node } = process.versions;
  return { version, electron, chrome, node, homepage, build: builtFrom };
}
