import {
  type Issue,
  type NamedSegment,
  NO_PROGRESS,
  type PastEvent,
  type RunStrip,
  type Segment,
  type SegmentSummary,
  type Sponsor,
  type StoredEvent,
  type Strip,
  type Video,
  wholeBoard,
} from '../domain/index.js';

/** Builds a video. Specs override the relevant fields. */
export function buildVideo(overrides: Partial<Video> = {}): Video {
  const _id = overrides._id ?? 'video-1';
  return {
    _id,
    id: _id,
    title: 'Golf 7 R against the clock',
    link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    thumbnail: null,
    views: 0,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

/** Builds a sponsor. Specs override the relevant fields. */
export function buildSponsor(overrides: Partial<Sponsor> = {}): Sponsor {
  const _id = overrides._id ?? 'sponsor-1';
  return {
    _id,
    id: _id,
    name: 'Amber Exhausts',
    logo: '/media/amber-400x200.webp',
    description: 'Exhausts that sing.',
    category: 'Exhaust',
    website: 'https://amber.example',
    featured: false,
    ...overrides,
  };
}

/** Builds an upcoming event as it is stored. Specs override the relevant fields. */
export function buildEvent(overrides: Partial<StoredEvent> = {}): StoredEvent {
  const id = overrides.id ?? 'a';
  return { id, title: `Event ${id}`, date: '2096-12-05', ...overrides };
}

/** Builds a past event. Specs override the relevant fields. */
export function buildPastEvent(overrides: Partial<PastEvent> = {}): PastEvent {
  return {
    _id: 'past-1',
    title: 'Winter shoot-out',
    description: null,
    date: '2026-07-18',
    location: null,
    image: null,
    featured: false,
    gallery: [],
    videos: [],
    ...overrides,
    id: overrides._id ?? 'past-1',
  };
}

/** Builds a newsletter. Specs override the relevant fields. */
export function buildIssue(overrides: Partial<Issue> = {}): Issue {
  const _id = overrides._id ?? '01900000-0000-7000-8001-00000000bbbb';
  return {
    _id,
    id: _id,
    subject: 'Sunday wrap',
    blocks: [{ kind: 'heading', text: 'A new leader' }],
    perMinute: 60,
    status: 'draft',
    problem: null,
    createdAt: '2026-11-22T10:00:00.000Z',
    startedAt: null,
    finishedAt: null,
    progress: NO_PROGRESS,
    ...overrides,
  };
}

/** Builds a strip. Specs override the relevant fields. */
export function buildStrip(overrides: Partial<Strip> = {}): Strip {
  const _id = overrides._id ?? '01900000-0000-7000-8000-00000000aaaa';
  return { _id, id: _id, name: 'Tarlton', place: 'Krugersdorp', altitude: 1640, ...overrides };
}

/** The strip of a run. */
export function runStripOf({ _id, name, place, altitude }: Strip): RunStrip {
  return { _id, name, place, altitude };
}

/** Builds a named segment. Specs override the relevant fields. */
export function buildSegment({ filter, ...overrides }: Partial<NamedSegment> = {}): NamedSegment {
  const _id = overrides._id ?? '01900000-0000-7000-8000-00000000cccc';
  const shown = { slug: 'citi-golfs', name: 'Citi Golfs', inMenu: false };
  return { _id, id: _id, ...shown, ...overrides, filter: filter ?? { ...wholeBoard, words: 'citi golf' } };
}

/** Builds a segment without cars, as lists show it. */
export function summaryOf(segment: Segment): SegmentSummary {
  return { ...segment, facts: [], cars: 0, leader: null };
}
