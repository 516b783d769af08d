/**
 * A script that disables zod's schema compiler before any module runs. The content security policy forbids it, and
 * browsers report even the attempt. Zod reads its settings from this global object, which may be defined before zod
 * is loaded (https://github.com/colinhacks/zod/pull/5889), and then makes no attempt
 * (https://github.com/colinhacks/zod/pull/5864). Importing zod's `config` instead would load zod on every page.
 */
export const ZOD_WITHOUT_EVAL = 'globalThis.__zod_globalConfig={jitless:true}';
