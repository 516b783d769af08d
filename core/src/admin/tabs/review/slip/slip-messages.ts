import type { SlipAgreement, SlipFigure, SlipLane } from '@quartermile/core/domain';

const figures: Readonly<Record<SlipFigure, string>> = {
  time: '1/4 mile',
  sixtyFoot: '60 ft',
  trapSpeed: 'Trap speed',
  date: 'Date',
};

const lanes: Readonly<Record<SlipLane, string>> = { left: 'left lane', right: 'right lane' };

const agreements: Readonly<Record<SlipAgreement, string>> = {
  equal: 'as the driver says',
  different: 'differs from the driver',
  none: 'not given by the driver',
  unread: 'not read',
};

/** Messages about the figures that are read from the proof of a submission. */
export const slipMessages = {
  title: 'Read from the proof',
  claimed: 'Claimed',
  onSlip: 'On the slip',
  others: 'Other figures of the slip',
  figures,
  lanes,
  agreements,
  reading: 'The proof is being read.',
  unreadable: 'Nothing on the proof can be read with certainty.',
  failed: 'The proof could not be read.',
  certainty: (percent: number): string => `${percent} % certain`,
  fromMph: 'converted from mph',
  place: (figure: string): string => `${figure} on the proof`,
  take: 'Use it',
  taken: 'The submission has the figures of the slip now.',
  takeFailed: 'Failed to take the figures over. Please try again.',
  undo: 'Undo',
  undone: 'The submission has its former figures again.',
} as const;
