import type { LinksFunction } from 'react-router';

/** The dashboard is installed as a program of its own. */
export const adminLinks: LinksFunction = () => [{ rel: 'manifest', href: '/admin.webmanifest' }];
