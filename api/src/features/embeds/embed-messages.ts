import { CATEGORIES, categorySlug, DRIVETRAINS, ordinal } from '@quartermile/core/domain';

/** Choices for the rows of an embedded board. Few, so that few different pages are rendered and cached. */
export const EMBED_LENGTHS = [3, 5, 10, 20] as const;
/** Rows of an embedded board by default, and of an overlay. */
export const EMBED_LENGTH = 5;

const boards = CATEGORIES.map(categorySlug).join(', ');

/** Texts of embedded boards, overlays and the page that writes snippets. */
export const embedMessages = {
  problems: {
    board: `This board does not exist. Please use board= with one of ${boards}.`,
    drivetrain: `This drivetrain does not exist. Please use drivetrain= with one of ${DRIVETRAINS.join(', ')}, or leave it out.`,
    length: `Please use length= with one of ${EMBED_LENGTHS.join(', ')}.`,
    theme: 'Please use theme= with one of auto, light, dark.',
    show: 'Please use show= with one of top, entry, last-vote.',
    entry: 'Please use entry= with the id of an entry: the last part of the address of its page.',
  },
  badAddress: 'This address does not work',
  unavailable: 'The board is not available right now.',
  entryGone: 'This car is not on the board.',
  empty: 'No cars yet. Be the first to submit!',
  emptyFilter: 'No car with this drivetrain yet.',
  noVotes: 'No votes yet.',
  lastVote: 'Last vote',
  only: (drivetrain: string): string => `${drivetrain} only`,
  placeOn: (position: number, board: string): string => `${ordinal(position)} in ${board}`,
  whole: 'Full leaderboard',
  submit: 'Submit your time',
  own: 'Put it on your site',
  newTab: 'opens in a new tab',
  title: (board: string, site: string): string => `${board} | ${site}`,
  snippet: {
    title: 'Put the Board on Your Site',
    description: 'Embed a live quarter-mile leaderboard in any page, or show it in a stream.',
    intro:
      'Choose what to show, copy the code, and paste it into any page. It needs no account and sets no cookies.',
    choose: 'What to show',
    board: 'Board',
    drivetrain: 'Drivetrain',
    allDrivetrains: 'All',
    length: 'Cars',
    theme: 'Colours',
    themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
    show: 'Show',
    preview: 'Preview',
    code: 'Code',
    copy: 'Copy code',
    copied: 'Code copied.',
    notCopied: 'The code could not be copied. It is selected: copy it with your keyboard.',
    streamTitle: 'In a stream',
    stream:
      'Add one of these addresses as a browser source in OBS, 800 × 600 px or larger. The background is transparent. It refreshes by itself and keeps what it shows while the site cannot be reached.',
    overlays: {
      top: 'The first five',
      'last-vote': 'The last vote',
      entry: 'One entry, whose id is the last part of its page’s address',
    },
    entryId: 'ENTRY-ID',
    developersTitle: 'For developers',
    developers: 'Read the boards as JSON or CSV, or follow them in a feed reader.',
    api: 'API reference',
    boards: 'Boards as JSON',
    privacy: 'Privacy',
    feed: (board: string): string => `Feed: ${board}`,
  },
} as const;
