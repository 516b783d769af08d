import { messages, PAGE_RETRY_AFTER_S } from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';

/** A minimal page for when the website cannot render one. */
export interface PlainPage {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Seconds. */
  readonly retryAfterS?: number;
}

/** Shown when the website is not built. */
export const notBuiltPage: PlainPage = { status: 503, ...messages.websiteMissing };

/** Shown when rendering a page fails. */
export const brokenPage: PlainPage = { status: 500, ...messages.website.broken };

/** Shown when too many pages are waiting to be rendered. */
export const busyPage: PlainPage = {
  status: 503,
  ...messages.website.busy,
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
