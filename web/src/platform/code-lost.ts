/** The event of a window whose page needs code that did not come, or may not have come. */
export const CODE_LOST = 'code-lost';
