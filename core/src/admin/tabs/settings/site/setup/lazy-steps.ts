import { LazyCode } from '../../../../kernel/lazy/lazy-code.js';

/** The setup, loaded on demand because it includes all forms of the site profile. */
export const makeItYours = new LazyCode(async () => (await import('./make-it-yours.js')).MakeItYours);
