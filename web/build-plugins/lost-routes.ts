import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOADER = /\/react-router\/dist\/.*\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';
const OPEN_LOST_PAGE = join(import.meta.dirname, '../src/platform/open-lost-page.ts');

/**
 * React Router reloads the current page when the code of the next one cannot be loaded, so the navigation is lost.
 * This plugin opens the next page as a document instead. A React Router option for this is proposed in
 * https://github.com/remix-run/react-router/pull/12638 (`loadRouteModule`) but not released.
 * @throws Error when React Router no longer does so
 */
export function lostRoutes(): Plugin {
  return {
    name: 'lost-routes',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: LOADER },
      handler(code) {
        if (!code.includes(RELOAD))
          throw new Error('React Router has changed: see what it does when the code of a page is lost.');
        return `import { openLostPage } from ${JSON.stringify(OPEN_LOST_PAGE)};\n${code.replace(RELOAD, 'openLostPage();')}`;
      },
    },
  };
}
