/** Window event: code of the page failed to load. */
export const CODE_LOST = 'code-lost';
