/** How long a decision about a car can be taken back, in ms; until then it is not sent. */
export const UNDO_MS = 8000;
/** How long a logout waits for decisions that are still to be sent, in ms. */
export const LAST_DECISIONS_MS = 3000;
/** How long a logout waits for other tabs to say that they have something to send, in ms. */
export const ENDING_REPLY_MS = 100;
/** A quarter mile in less than this share of the factory's figure makes one look twice. */
export const FACTORY_SHARE_SUSPECT = 0.85;
/** Decisions that the message about unsent ones names; the rest are counted. */
export const UNSENT_SHOWN = 5;
