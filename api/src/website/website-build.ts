import { access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What the website needs to render a page; web's server build knows it by the same name. */
export interface WebsiteContext {
  /** The nonce of this answer's content security policy, for scripts and styles. */
  readonly nonce: string;
  /** The site's public origin, such as "https://example.org". */
  readonly publicUrl: string;
  /** Calls the API in this process. */
  callApi(request: Request): Promise<Response>;
  /** Takes errors that a visitor only sees as a general message. */
  reportError(error: unknown): void;
}

/** web's server build. */
export interface WebsiteBuild {
  /** Answers a request for a page, or for a page's data. */
  handleRequest(request: Request, context: WebsiteContext): Promise<Response>;
}

/** The repository's folder of web's build: this file is two folders below api, in src as in dist. */
export const WEBSITE_FOLDER = resolve(dirname(fileURLToPath(import.meta.url)), '../../../web/build');

/** Loads web's server build from `folder`; null when the website is not built. */
export async function loadWebsite(folder: string): Promise<WebsiteBuild | null> {
  const entry = join(folder, 'server', 'index.js');
  const found = await access(entry).then(
    () => true,
    () => false,
  );
  return found ? ((await import(pathToFileURL(entry).href)) as WebsiteBuild) : null;
}
