/** The export condition that resolves core's doors to their TypeScript sources. */
export const SOURCE = '@quartermile/source';
