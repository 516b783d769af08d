import type { Plugin } from 'vite';

const SCHEMAS = /\/zod\/v4\/core\/schemas\.js$/;
const SWITCH = 'const jit = !core.globalConfig.jitless;';
const PROBE = 'const allowsEval = util.allowsEval;';

/**
 * Zod compiles schemas where a page lets it, and finds out by trying. This site's policy does not let it,
 * and browsers report each try as a breach: visitors get zod without its compiler.
 * @throws Error when zod no longer has the switch that this turns
 */
export function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: SCHEMAS },
      handler(code) {
        if (!code.includes(SWITCH) || !code.includes(PROBE))
          throw new Error('Zod has changed: its compiler cannot be left out any more.');
        return code.replace(SWITCH, 'const jit = false;').replace(PROBE, 'const allowsEval = {};');
      },
    },
  };
}
