import { LazyCode } from '../dashboard/lazy-code.js';

/** The first steps. They bring every form of the site profile along, so their code comes when they are opened. */
export const makeItYours = new LazyCode(async () => (await import('./make-it-yours.js')).MakeItYours);
