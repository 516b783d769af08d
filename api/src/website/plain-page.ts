import type { FastifyReply } from 'fastify';
import { PAGE_RETRY_AFTER_S } from '../platform/cache/cache-limits.js';

/** Response while the website is not built. */
export const websiteMissingMessages = {
  title: 'The website is not built',
  detail: 'Run "npm start" in the folder of the project: it builds what is missing.',
} as const;

/** Error pages. */
export const websiteMessages = {
  broken: {
    title: 'Unexpected Application Error!',
    detail: 'Something went wrong on our side. Please try again in a moment.',
  },
  busy: {
    title: 'Too many visitors at the moment',
    detail: 'Please try again in a few seconds.',
  },
} as const;

/** A minimal page for when the website cannot render one. */
export interface PlainPage {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Seconds. */
  readonly retryAfterS?: number;
}

/** Shown when the website is not built. */
export const notBuiltPage: PlainPage = { status: 503, ...websiteMissingMessages };

/** Shown when rendering a page fails. */
export const brokenPage: PlainPage = { status: 500, ...websiteMessages.broken };

/** Shown when too many pages are waiting to be rendered. */
export const busyPage: PlainPage = {
  status: 503,
  ...websiteMessages.busy,
  retryAfterS: PAGE_RETRY_AFTER_S,
};

/** Sends a plain page, which is never cached. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { status, title, detail, retryAfterS } = page;
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${detail}</p></html>`,
    );
}
