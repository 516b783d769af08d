import {
  apiRoutes,
  compareSponsors,
  type Sponsor,
  type SponsorAdd,
  type SponsorUpdate,
  type Video,
  type VideoAdd,
  type VideoUpdate,
} from '../domain/index.js';
import { created, type MemoryRoute, ok } from './memory-routes.js';

/** What the routes of videos and sponsors read and change. */
export interface MemoryLibrary {
  videos: Video[];
  sponsors: Sponsor[];
}

/** A video, with what a spec says of it. */
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

/** A sponsor, with what a spec says of it. */
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

/** The routes of videos and sponsors. */
export function libraryRoutes(library: MemoryLibrary): MemoryRoute[] {
  return [...videoRoutes(library), ...sponsorRoutes(library)];
}

function videoRoutes(library: MemoryLibrary): MemoryRoute[] {
  const { list, add, update, delete: remove } = apiRoutes.videos;
  return [
    { method: 'GET', pattern: list, answer: () => ok(library.videos) },
    {
      method: 'POST',
      pattern: add,
      answer({ body }: { body: VideoAdd }) {
        const _id = `video-made-${library.videos.length}`;
        const video = buildVideo({ ...body, _id, id: _id, thumbnail: body.thumbnail || null });
        library.videos = [video, ...library.videos];
        return created(video);
      },
    },
    {
      method: 'PUT',
      pattern: update,
      answer({ parts, body }: { parts: Record<string, string>; body: VideoUpdate }) {
        library.videos = library.videos.map((one) => (one._id === parts.id ? { ...one, ...body } : one));
        return ok(library.videos.find(({ _id }) => _id === parts.id));
      },
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        library.videos = library.videos.filter(({ _id }) => _id !== parts.id);
        return ok({ deleted: true });
      },
    },
  ];
}

function sponsorRoutes(library: MemoryLibrary): MemoryRoute[] {
  const { list, add, update, delete: remove } = apiRoutes.sponsors;
  return [
    { method: 'GET', pattern: list, answer: () => ok(library.sponsors.toSorted(compareSponsors)) },
    {
      method: 'POST',
      pattern: add,
      answer({ body }: { body: SponsorAdd }) {
        const _id = `sponsor-made-${library.sponsors.length}`;
        const sponsor = buildSponsor({ ...body, _id, id: _id });
        library.sponsors = [...library.sponsors, sponsor];
        return created(sponsor);
      },
    },
    {
      method: 'PUT',
      pattern: update,
      answer({ parts, body }: { parts: Record<string, string>; body: SponsorUpdate }) {
        library.sponsors = library.sponsors.map((one) => (one._id === parts.id ? { ...one, ...body } : one));
        return ok(library.sponsors.find(({ _id }) => _id === parts.id));
      },
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        library.sponsors = library.sponsors.filter(({ _id }) => _id !== parts.id);
        return ok({ deleted: true });
      },
    },
  ];
}
