import { formatCount } from '@quartermile/core/domain';

/** Messages of an import of events. */
export const eventImportMessages = {
  title: 'Import Events',
  intro: 'Choose the export of your former collection: a JSON array, an object keyed by id, or JSON lines.',
  file: 'Export file',
  choose: 'Drop a file here, or choose one',
  reading: 'Reading the file...',
  tooBig: 'This file is too large. Please split it.',
  unreadable: 'This file could not be read. Please choose another.',
  repeated: 'A later document in this file has the same id.',
  summary: (count: number): string =>
    count === 1 ? '1 document in the file' : `${formatCount(count)} documents in the file`,
  fates: { upcoming: 'Upcoming', past: 'Past', undated: 'Undated', skipped: 'Skipped' },
  all: 'All',
  columns: {
    place: 'No.',
    title: 'Title',
    date: 'Date',
    location: 'Location',
    picture: 'Picture',
    fate: 'Read as',
  },
  replaces: 'Replaces a stored event',
  pictures: {
    sent: 'In the file',
    own: 'On this site',
    foreign: 'On another site, will be fetched',
    none: 'None',
  },
  more: 'Show more',
  other: 'Choose another file',
  nothing: 'Nothing in this file can be imported.',
  start: (count: number): string => (count === 1 ? 'Import 1 event' : `Import ${formatCount(count)} events`),
  sending: (done: number, all: number): string => `${formatCount(done)} of ${formatCount(all)} sent`,
  failed: 'Failed to import events. Please try again.',
  failedDetail: (done: number, all: number): string =>
    `${formatCount(done)} of ${formatCount(all)} are stored. Going on sends the rest; nothing is stored twice.`,
  goOn: 'Go on',
  done: 'Events imported successfully!',
  imported: (count: number): string =>
    count === 1 ? '1 event imported' : `${formatCount(count)} events imported`,
  skipped: (count: number): string =>
    count === 1 ? '1 document skipped' : `${formatCount(count)} documents skipped`,
  place: (place: number, reason: string): string => `No. ${place}: ${reason}`,
  undated: (count: number): string =>
    count === 1
      ? '1 event has no date that can be read, and never shows as upcoming. Set its date in the event.'
      : `${formatCount(count)} events have no date that can be read, and never show as upcoming. Set their dates in the events.`,
  missingPictures: (count: number): string =>
    count === 1
      ? '1 picture could not be fetched. Its event is stored without it; add the picture in the event.'
      : `${formatCount(count)} pictures could not be fetched. Their events are stored without them; add the pictures in the events.`,
  missingPicture: (place: number, picture: string, reason: string): string =>
    `No. ${place}: ${picture}: ${reason}`,
  close: 'Done',
} as const;

/** Messages about an export that cannot be read. */
export const exportMessages = {
  exportEmpty: 'There are no events in this file.',
  exportUnreadable: 'This file is no export of events. Please choose a JSON file.',
} as const;
