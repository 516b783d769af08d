import { access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Dependencies of the website when rendering a page. web declares the same interface. */
export interface WebsiteContext {
  /** Marks the page's own inline scripts and style elements, whose hashes go into its policy; not sent. */
  readonly nonce: string;
  /** The site's public origin, such as "https://example.org". */
  readonly publicUrl: string;
  /** Calls the API in this process. */
  callApi(request: Request): Promise<Response>;
  /** Reports errors of which visitors see only a general message. */
  reportError(error: unknown): void;
}

/** web's server build. */
export interface WebsiteBuild {
  /** Handles a request for a page or for its data. */
  handleRequest(request: Request, context: WebsiteContext): Promise<Response>;
  /** The one address, path and query, of what a URL shows; null when it is that of no page. */
  addressOf(url: URL): string | null;
}

/** Folder of the website build. This file is two folders below api, both in src and in dist. */
export const WEBSITE_FOLDER = resolve(dirname(fileURLToPath(import.meta.url)), '../../../web/build');

/** Loads the server build of the website from `folder`; null when it is not built. */
export async function loadWebsite(folder: string): Promise<WebsiteBuild | null> {
  const entry = join(folder, 'server', 'index.js');
  const isBuilt = await access(entry).then(
    () => true,
    () => false,
  );
  return isBuilt ? ((await import(pathToFileURL(entry).href)) as WebsiteBuild) : null;
}
