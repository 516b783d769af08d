/**
 * Path prefixes of the pages of cars and drivers; an id follows, and usually a name for readers. Separate, because the
 * leaderboard loads them.
 */
export const carPagePrefix = '/cars/';
export const driverPagePrefix = '/drivers/';
