import { messages } from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';

/** A page of two sentences, for when the website itself cannot speak. */
export interface PlainPage {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}

/** Told when the server runs without a built website. */
export const notBuiltPage: PlainPage = { status: 503, ...messages.websiteMissing };

/** Told when a page cannot be rendered. */
export const brokenPage: PlainPage = { status: 500, ...messages.website.broken };

/** Sends a plain page; it is never kept. */
export function sendPlainPage(reply: FastifyReply, { status, title, detail }: PlainPage): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${detail}</p></html>`,
    );
}
