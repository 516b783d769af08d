/** Marks the scripts that the development server writes into the page; built pages have none. */
export const DEVELOPMENT_NONCE = 'in-development';
