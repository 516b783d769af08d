import type { Plugin } from 'vite';

const HOOK = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;
const SECOND_ID = 'setUuid(randomId());';

/**
 * Mantine's `useId` replaces React's id by a random one in an effect, which renders every field a second time before
 * the page is interactive. This plugin removes that effect. Mantine has no option for it; the effect is the subject
 * of https://github.com/mantinedev/mantine/issues/8898, whose fix did not remove it.
 * @throws Error when Mantine no longer does so
 */
export function idsOfReact(): Plugin {
  return {
    name: 'ids-of-react',
    transform: {
      filter: { id: HOOK },
      handler(code) {
        if (!code.includes(SECOND_ID))
          throw new Error('Mantine has changed: remove this plugin if useId keeps its first id.');
        return code.replace(SECOND_ID, '');
      },
    },
  };
}
