import { messages } from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';

/** A minimal page for when the website cannot render one. */
export interface PlainPage {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}

/** Shown when the website is not built. */
export const notBuiltPage: PlainPage = { status: 503, ...messages.websiteMissing };

/** Shown when rendering a page fails. */
export const brokenPage: PlainPage = { status: 500, ...messages.website.broken };

/** Sends a plain page, which is never cached. */
export function sendPlainPage(reply: FastifyReply, { status, title, detail }: PlainPage): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${detail}</p></html>`,
    );
}
