/** Nonce of the scripts that the development server inlines; built pages have none. */
export const DEVELOPMENT_NONCE = 'in-development';
