import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  apiRoutes,
  defaultSiteProfile,
  escapeXml,
  namedFileRoutes,
  pageRoutes,
  type SiteProfile,
} from '@quartermile/core/domain';
import type { FastifyInstance } from 'fastify';
import { callApiOf } from '../platform/http/call-api.js';
import { KeptAnswers } from '../platform/revision/kept-answers.js';
import { ReadyAnswer } from '../platform/revision/ready-answer.js';
import type { RevisionService } from '../platform/revision/revision.service.js';
import { sendReady } from '../platform/revision/send-ready.js';

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';

const mediaTypes: ReadonlyMap<string, string> = new Map([
  [pageRoutes.terms, HTML],
  [pageRoutes.privacy, HTML],
  [namedFileRoutes.offline, HTML],
  [namedFileRoutes.linkNotSet, HTML],
  [namedFileRoutes.manifest, MANIFEST],
  [namedFileRoutes.plainSheet, CSS],
  [namedFileRoutes.demoPlayerSheet, CSS],
]);

/** Files of the client build that name the site and its address, which only the running server knows. */
export const RENDERED_FILES: readonly string[] = [...mediaTypes.keys()];

/** The text font among the built assets: its name carries a hash that only the build knows. */
const TEXT_FONT = /^inter-latin-wght-normal-.*\.woff2$/;

/** What the files call by `{{siteName}}`, `{{origin}}` and `{{textFont}}`. */
interface Names {
  readonly siteName: string;
  readonly origin: string;
  /** The path of the text font; empty where the build has none. */
  readonly textFont: string;
}

/**
 * Serves the legal pages, the offline page, the page of links that nobody has set the web manifest and
 * the sheets of these pages with the site's name, public origin and text font filled in;
 * one that the build lacks is 404. Each is written once for a revision of the content. While the name cannot be
 * read, the last one that was read stands in them.
 */
export function serveRenderedFiles(
  server: FastifyInstance,
  folder: string,
  origin: string,
  revision: Pick<RevisionService, 'current'>,
): void {
  const kept = new KeptAnswers();
  let { siteName } = defaultSiteProfile;
  const font = findTextFont(folder);
  const readName = async (): Promise<void> => {
    ({ siteName } = await readProfile(server, origin));
  };
  for (const [path, mediaType] of mediaTypes) {
    server.get(path, async (request, reply) => {
      const template = await readFile(join(folder, path), 'utf8').catch(() => null);
      if (template === null) {
        reply.callNotFound();
        return reply;
      }
      const textFont = await font;
      const write = () => writeFile(template, { siteName, origin, textFont }, mediaType);
      const ready = await kept.find(path, revision.current, () => readName().then(write)).catch(write);
      await sendReady(ready, request, reply);
      return reply;
    });
  }
}

async function findTextFont(folder: string): Promise<string> {
  const assets = await readdir(join(folder, 'assets')).catch(() => []);
  const name = assets.find((asset) => TEXT_FONT.test(asset));
  return name ? `/assets/${name}` : '';
}

async function readProfile(server: FastifyInstance, origin: string): Promise<SiteProfile> {
  const answer = await callApiOf(server)(new Request(new URL(apiRoutes.site, origin)));
  if (!answer.ok) throw new Error(`The site profile answered ${answer.status}`);
  return (await answer.json()) as SiteProfile;
}

function writeFile(template: string, names: Names, mediaType: string): ReadyAnswer {
  const escape = mediaType === HTML ? escapeXml : escapeJson;
  const text = template.replace(/\{\{(siteName|origin|textFont)\}\}/g, (_, name: keyof Names) =>
    escape(names[name]),
  );
  return new ReadyAnswer(Buffer.from(text), { 'content-type': mediaType });
}

/** Text as it stands between the quotes of a JSON string. */
const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);
