/** Days that a wrap looks back: calendar days of the site's time zone, as the moves on the board do. */
export const WRAP_DAYS = 7;
/** Most lines of each part of a wrap. */
export const WRAP_LEADERS_MAX = 4;
export const WRAP_GAINS_MAX = 3;
export const WRAP_ENTRIES_MAX = 5;
export const WRAP_FIGHTS_MAX = 3;
/** Leaders that have a card of their car in the newsletter. */
export const WRAP_CARDS_MAX = 2;
/** Places of a board among which the closest fights are looked for. */
export const WRAP_FIGHT_PLACES = 10;
/** Largest gaps of a fight: seconds on a board by time, votes on the board by votes. */
export const WRAP_FIGHT_MAX_S = 0.3;
export const WRAP_FIGHT_MAX_VOTES = 5;
/** Longest text for WhatsApp, characters. */
export const WRAP_MESSAGE_MAX_LENGTH = 1500;
/** Longest name of a car, a driver or an event in that text; longer ones end with an ellipsis. */
export const WRAP_MESSAGE_NAME_MAX_LENGTH = 40;
