/**
 * All messages shown to people, by subject. Texts given by the product's specification (sections 2, 5 and 8) are
 * verbatim. A namespace instead of an object, so that pages download only the subjects they use.
 */
export * as messages from './messages-by-subject.js';
