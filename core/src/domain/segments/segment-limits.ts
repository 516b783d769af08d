/** Maximum length of the words of a segment, in UTF-16 code units. */
export const SEGMENT_WORDS_MAX_LENGTH = 300;
/** Lowest and highest limit of power per weight, in kW per ton. */
export const SEGMENT_KW_PER_TON_MIN = 10;
export const SEGMENT_KW_PER_TON_MAX = 2000;
/** Rows on each page of a segment. */
export const SEGMENT_ROWS_MAX = 50;
/** Most segments that the menu shows. */
export const MENU_SEGMENTS_MAX = 8;
