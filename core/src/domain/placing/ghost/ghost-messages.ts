/** Messages of "Where would I place?". */
export const ghostMessages = {
  noTime: 'That is no quarter-mile time. Type seconds, such as 12.4.',
  byTime: 'Please choose a board that is ranked by time.',
} as const;
