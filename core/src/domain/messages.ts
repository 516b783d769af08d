/**
 * Every sentence shown to a person, once, by subject. Texts that the product's specification words
 * (sections 2, 5 and 8) stand here letter for letter. A namespace, not an object: a page downloads the
 * subjects that it names and no others.
 */
export * as messages from './messages-by-subject.js';
