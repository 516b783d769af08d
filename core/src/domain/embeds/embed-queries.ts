/** Colour schemes of an embedded board; `auto` is that of the visitor's device. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];
/** What an overlay shows: the first places of a board, one entry, or the entry with the last vote. */
export const OVERLAY_SUBJECTS = ['top', 'entry', 'last-vote'] as const;
export type OverlaySubject = (typeof OVERLAY_SUBJECTS)[number];
