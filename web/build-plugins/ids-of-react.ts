import type { Plugin } from 'vite';

const HOOK = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;
const SECOND_ID = 'setUuid(randomId());';

/**
 * Mantine gives each field an id of its own after it is there, for versions of React that have none: every
 * field would be rendered twice, at once and before the page answers to anything. React's ids stay.
 * @throws Error when Mantine no longer does so
 */
export function idsOfReact(): Plugin {
  return {
    name: 'ids-of-react',
    transform: {
      filter: { id: HOOK },
      handler(code) {
        if (!code.includes(SECOND_ID))
          throw new Error('Mantine has changed: see whether its ids still change.');
        return code.replace(SECOND_ID, '');
      },
    },
  };
}
