import { pageRoutes } from '@quartermile/core/domain';
import type { FastifyInstance } from 'fastify';

/** Where past events were before decision 101. */
const FORMER_PAST_EVENTS = '/past-events';
/** Status of an address that has moved for good. */
export const MOVED = 301;

/** Redirects addresses of pages that have moved, so that links of others still work. */
export function redirectMovedPages(server: FastifyInstance): void {
  server.get(FORMER_PAST_EVENTS, (_request, reply) => reply.redirect(pageRoutes.pastEvents, MOVED));
  server.get<{ Params: { id: string } }>(`${FORMER_PAST_EVENTS}/:id`, ({ params }, reply) =>
    reply.redirect(`${pageRoutes.pastEvents}/${encodeURIComponent(params.id)}`, MOVED),
  );
}
