/** Export condition that resolves core's entry points to their TypeScript sources. */
export const SOURCE = '@quartermile/source';
