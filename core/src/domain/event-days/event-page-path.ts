import { pageRoutes } from '../page-routes.js';

/** The address of an upcoming event's page. Ids of imported events may contain any character. */
export const eventPagePath = (id: string): string => `${pageRoutes.events}/${encodeURIComponent(id)}`;
