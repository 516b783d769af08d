/** Maximum length of the words stored with a value, in UTF-16 code units. */
export const SLIP_WORDS_MAX_LENGTH = 80;
