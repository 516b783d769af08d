import { eventDayMessages } from '@quartermile/core/domain';
import { additions, smallPicture } from '../harness/existing-ids.js';
import { SEEN } from './of-cars.js';
import type { RefusedCall, Wrong } from './refused-call.js';

const REQUIRED = 'Please fill in all required fields.';
const TITLE = 'Please enter a title.';
const URL = 'Please enter the video URL.';
const LINK = 'Invalid video link.';
const LINK_OF_MANY = `${LINK} Please use the link of one video, not of a playlist, channel or folder.`;
const WEB = 'Please enter a web address that starts with http:// or https://.';
const PICTURE = 'Please choose an image.';
const TEXT = 'Please enter text.';
const EITHER = 'This is either true or false.';
const EMAIL = 'Please enter a valid email address.';
const upTo = (length: number): string => `Please use at most ${length} characters.`;
const long = (length: number): string => 'x'.repeat(length + 1);
/** An id that no car has. */
const NOBODY = '019aa2ce-0000-7000-8000-00000000dead';
const { link } = additions.video;

const ofVideo: readonly Wrong[] = [
  ['title', ' ', TITLE],
  ['title', long(200), upTo(200)],
  ['link', '', URL],
  ['link', 'https://vimeo.com/1', LINK],
  ['link', 'https://www.youtube.com/embed/videoseries?list=PLabc', LINK_OF_MANY],
  ['link', 'javascript:alert(1)', LINK],
  ['thumbnail', 'https://example.com/a.png', PICTURE],
];

const ofSponsor: readonly Wrong[] = [
  ['name', ' ', REQUIRED],
  ['name', long(100), upTo(100)],
  ['description', '', REQUIRED],
  ['description', long(500), upTo(500)],
  ['website', '', REQUIRED],
  ['website', 'javascript:alert(1)', WEB],
  ['website', 'example', WEB],
  ['category', 'Tyres', REQUIRED],
  ['logo', '', REQUIRED],
  ['logo', 'https://example.com/a.png', PICTURE],
  ['featured', 'yes', EITHER],
];

const ALTITUDE = 'Altitude must be a whole number from -430 to 4\u00a0000 metres (e.g., 1640)';
const STRIP_NAME = 'Please enter the name of the strip.';
const STRIP_PLACE = 'Please enter the town or region of the strip.';

const SEGMENT_NAME = 'Please enter the name of the segment.';
const KW_PER_TON = 'Please enter a whole number from 10 to 2\u00a0000 (kW per ton).';

const ofSegment: readonly Wrong[] = [
  ['name', ' ', SEGMENT_NAME],
  ['name', long(100), upTo(100)],
  ['filter.kwPerTon', 9, KW_PER_TON],
  ['filter.kwPerTon', 2001, KW_PER_TON],
  ['filter.words', long(300), upTo(300)],
  ['inMenu', 'yes', 'Please choose yes or no.'],
  ['after', 7, 'This is not the id of a segment.'],
];

const ofStrip: readonly Wrong[] = [
  ['name', ' ', STRIP_NAME],
  ['name', long(100), upTo(100)],
  ['place', '', STRIP_PLACE],
  ['place', long(100), upTo(100)],
  ['altitude', 4001, ALTITUDE],
  ['altitude', -431, ALTITUDE],
  ['altitude', '12.5', ALTITUDE],
  ['altitude', 'high', ALTITUDE],
  ['altitude', true, ALTITUDE],
];

const ofPastEvent: readonly Wrong[] = [
  ['title', '', TITLE],
  ['title', long(200), upTo(200)],
  ['date', '', 'Please enter a date.'],
  ['date', '2026-02-30', 'Please enter a valid date.'],
  ['description', 7, TEXT],
  ['description', long(2000), upTo(2000)],
  ['location', long(200), upTo(200)],
  ['image', 'https://example.com/a.png', PICTURE],
  ['featured', 'yes', EITHER],
];

/** Requests for videos, sponsors, past events and the site. */
export const contentRefusals: readonly RefusedCall[] = [
  {
    route: 'POST /api/videos/add',
    body: () => additions.video,
    pictures: ['thumbnail'],
    wrong: [...ofVideo, ['title', undefined, TITLE], ['link', undefined, URL]],
  },
  {
    route: 'PUT /api/videos/update/{id}',
    id: 'video',
    body: () => ({ title: 'Rerun' }),
    pictures: ['thumbnail'],
    wrong: [...ofVideo, SEEN],
  },
  { route: 'GET /api/videos/runs/{id}', id: 'video', asVisitor: true },
  { route: 'POST /api/videos/view/{id}', id: 'video', asVisitor: true },
  { route: 'DELETE /api/videos/delete/{id}', id: 'video' },
  {
    route: 'POST /api/sponsors/add',
    body: () => additions.sponsor,
    pictures: ['logo'],
    wrong: [
      ...ofSponsor,
      ...['name', 'description', 'website', 'category', 'logo'].map(
        (field): Wrong => [field, undefined, REQUIRED],
      ),
    ],
  },
  {
    route: 'PUT /api/sponsors/update/{id}',
    id: 'sponsor',
    body: () => ({ featured: true }),
    pictures: ['logo'],
    wrong: [...ofSponsor, SEEN],
  },
  { route: 'DELETE /api/sponsors/delete/{id}', id: 'sponsor' },
  {
    route: 'POST /api/segments/add',
    body: () => additions.segment,
    wrong: [...ofSegment, ['name', undefined, SEGMENT_NAME]],
  },
  {
    route: 'PUT /api/segments/update/{id}',
    id: 'segment',
    body: () => ({ filter: { words: 'golf' } }),
    wrong: [...ofSegment, SEEN],
  },
  { route: 'DELETE /api/segments/delete/{id}', id: 'segment' },
  {
    route: 'POST /api/strips/add',
    body: () => additions.strip,
    wrong: [...ofStrip, ['name', undefined, STRIP_NAME], ['place', undefined, STRIP_PLACE]],
  },
  {
    route: 'PUT /api/strips/update/{id}',
    id: 'strip',
    body: () => ({ altitude: 1300 }),
    wrong: [...ofStrip, SEEN],
  },
  { route: 'DELETE /api/strips/delete/{id}', id: 'strip' },
  {
    route: 'POST /api/past-events/add',
    body: () => additions.pastEvent,
    pictures: ['image'],
    wrong: [...ofPastEvent, ['title', undefined, TITLE], ['date', undefined, 'Please enter a date.']],
  },
  {
    route: 'PUT /api/past-events/update/{id}',
    id: 'pastEvent',
    body: () => ({ title: 'Longer' }),
    pictures: ['image'],
    wrong: [
      ...ofPastEvent,
      [
        'gallery',
        Array.from({ length: 201 }, () => ({ image: '/media/a' })),
        'A past event holds at most 200 pictures.',
      ],
      ['videos', Array.from({ length: 51 }, () => ({ link })), 'A past event holds at most 50 videos.'],
      ['gallery.0.image', 'x', PICTURE],
      ['videos.0.link', 'https://vimeo.com/1', LINK],
      SEEN,
    ],
  },
  { route: 'PUT /api/past-events/toggle-featured/{id}', id: 'pastEvent' },
  { route: 'DELETE /api/past-events/delete/{id}', id: 'pastEvent' },
  { route: 'GET /api/past-events/{id}', id: 'pastEvent', asVisitor: true },
  {
    route: 'POST /api/past-events/gallery/{id}',
    id: 'pastEvent',
    body: () => ({ image: smallPicture }),
    pictures: ['image'],
    wrong: [
      ['image', undefined, PICTURE],
      ['caption', long(200), upTo(200)],
    ],
  },
  {
    route: 'POST /api/past-events/videos/{id}',
    id: 'pastEvent',
    body: () => ({ link }),
    wrong: [
      ['link', undefined, URL],
      ['link', 'https://vimeo.com/1', LINK],
      ['title', long(200), upTo(200)],
    ],
  },
  { route: 'GET /api/events/calendar/{id}', id: 'event', asVisitor: true },
  { route: 'GET /api/events/lineup/{id}', id: 'ladderEvent', asVisitor: true },
  {
    route: 'PUT /api/events/entries/{id}',
    id: 'ladderEvent',
    body: ({ publicCar, secondCar }) => ({ carIds: [publicCar, secondCar] }),
    wrong: [
      SEEN,
      ['carIds', undefined, eventDayMessages.entriesExpected],
      ['carIds', Array.from({ length: 65 }, () => NOBODY), eventDayMessages.entriesTooMany(64)],
      ['carIds.0', 'x', eventDayMessages.notOnBoard],
      ['carIds.0', NOBODY, eventDayMessages.notOnBoard],
    ],
  },
  {
    route: 'PUT /api/events/ladder/{id}',
    id: 'ladderEvent',
    body: () => ({ size: 4 }),
    wrong: [SEEN, ['size', 5, eventDayMessages.sizeExpected]],
  },
  {
    route: 'PUT /api/events/ladder-result/{id}',
    id: 'ladderEvent',
    body: ({ publicCar }) => ({ round: 2, race: 1, winner: publicCar, times: [12.1, 12.2] }),
    wrong: [
      SEEN,
      ['round', 0, eventDayMessages.matchExpected],
      ['race', 4, eventDayMessages.matchExpected],
      ['race', 0, eventDayMessages.matchExpected],
      ['winner', NOBODY, eventDayMessages.winnerExpected],
      ['winner', 7, eventDayMessages.winnerExpected],
      ['times', [0, 12.2], eventDayMessages.timeExpected],
      ['times', 'x', eventDayMessages.timesExpected],
    ],
  },
  {
    route: 'POST /api/events/to-past-event/{id}',
    id: 'overEvent',
    body: () => additions.pastEvent,
    pictures: ['image'],
    wrong: [...ofPastEvent, ['title', undefined, TITLE], ['date', undefined, 'Please enter a date.']],
  },
  { route: 'POST /api/past-events/to-event/{id}', id: 'formerEvent' },
  {
    route: 'PUT /api/site',
    body: () => ({ live: true }),
    pictures: ['heroImage', 'storyImage'],
    wrong: [
      ['siteName', '', TEXT],
      ['creatorName', long(200), upTo(200)],
      ['story', long(5000), upTo(5000)],
      ['hero.title', ' ', TEXT],
      ['badges', Array(7).fill('Fast'), 'Please list at most 6.'],
      ['links.shop', 'javascript:alert(1)', WEB],
      [
        'links.social',
        [{ network: 'myspace', url: 'https://example.com' }],
        'Please choose one of facebook, instagram, tiktok, x.',
      ],
      ['mailboxes.contact', 'nobody', EMAIL],
      ['live', 'yes', EITHER],
      ['heroImage', 'https://example.com/a.png', PICTURE],
      ['storyImage', 7, PICTURE],
      SEEN,
    ],
  },
];
