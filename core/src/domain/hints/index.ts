export { type FactorySpecs, figureHints, powerHints } from './figure-hints.js';
export { hintMessages } from './hint-messages.js';
