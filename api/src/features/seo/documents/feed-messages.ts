/** Descriptions of the feeds. */
export const feedMessages = {
  videoFeedDetail: (creator: string): string => `The latest videos of ${creator}.`,
  boardFeedDetail: 'Cars that were put on the leaderboard lately.',
} as const;

/** Description of the feed of a segment. */
export const segmentFeedMessages = {
  feedDetail: 'New cars of this segment, with their current place.',
} as const;
