import {
  apiRoutes,
  compareSponsors,
  type Sponsor,
  sponsorAddSchema,
  sponsorUpdateSchema,
  type Video,
  videoAddSchema,
  videoUpdateSchema,
} from '../../domain/index.js';
import { buildSponsor, buildVideo } from '../build-content.js';
import type { MemoryClock } from './memory-clock.js';
import { checked, created, type MemoryRoute, ok, storedPicture, withoutUndefined } from './memory-routes.js';
import { unlessOverwriting } from './memory-versions.js';

/** State that the routes of videos and sponsors read and change. */
export interface MemoryLibrary {
  videos: Video[];
  sponsors: Sponsor[];
}

/** The routes for videos and sponsors. */
export function libraryRoutes(library: MemoryLibrary, clock: MemoryClock): MemoryRoute[] {
  return [...videoRoutes(library, clock), ...sponsorRoutes(library)];
}

function videoRoutes(library: MemoryLibrary, clock: MemoryClock): MemoryRoute[] {
  const { list, add, update, delete: remove } = apiRoutes.videos;
  let made = 0;
  const find = (id: string | undefined) => library.videos.find(({ _id }) => _id === id);
  return [
    { method: 'GET', pattern: list, answer: () => ok(library.videos) },
    {
      method: 'POST',
      pattern: add,
      answer: ({ body }) =>
        checked(videoAddSchema, body, ({ thumbnail, ...fields }) => {
          const _id = `video-made-${made++}`;
          const own = { _id, thumbnail: storedPicture(thumbnail), createdAt: clock.next() };
          const video = buildVideo({ ...fields, ...own });
          library.videos = [video, ...library.videos];
          return created(video);
        }),
    },
    {
      method: 'PUT',
      pattern: update,
      answer: ({ parts, body }) =>
        checked(videoUpdateSchema, body, ({ thumbnail, _seen: seen, ...fields }) => {
          const video = find(parts.id);
          if (!video) return 'not_found';
          const picture = thumbnail === undefined ? {} : { thumbnail: storedPicture(thumbnail) };
          const changed = { ...video, ...withoutUndefined(fields), ...picture };
          return unlessOverwriting(seen, video, changed, () => {
            library.videos = library.videos.map((one) => (one === video ? changed : one));
            return ok(changed);
          });
        }),
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        const video = find(parts.id);
        if (!video) return 'not_found';
        library.videos = library.videos.filter((one) => one !== video);
        return ok({ deleted: true });
      },
    },
  ];
}

function sponsorRoutes(library: MemoryLibrary): MemoryRoute[] {
  const { list, add, update, delete: remove } = apiRoutes.sponsors;
  const find = (id: string | undefined) => library.sponsors.find(({ _id }) => _id === id);
  return [
    { method: 'GET', pattern: list, answer: () => ok(library.sponsors.toSorted(compareSponsors)) },
    {
      method: 'POST',
      pattern: add,
      answer: ({ body }) =>
        checked(sponsorAddSchema, body, ({ logo, ...fields }) => {
          const _id = `sponsor-made-${library.sponsors.length}`;
          const sponsor = buildSponsor({ ...fields, _id, logo: storedPicture(logo) });
          library.sponsors = [...library.sponsors, sponsor];
          return created(sponsor);
        }),
    },
    {
      method: 'PUT',
      pattern: update,
      answer: ({ parts, body }) =>
        checked(sponsorUpdateSchema, body, ({ logo, _seen: seen, ...fields }) => {
          const sponsor = find(parts.id);
          if (!sponsor) return 'not_found';
          const picture = logo === undefined ? {} : { logo: storedPicture(logo) };
          const changed = { ...sponsor, ...withoutUndefined(fields), ...picture };
          return unlessOverwriting(seen, sponsor, changed, () => {
            library.sponsors = library.sponsors.map((one) => (one === sponsor ? changed : one));
            return ok(changed);
          });
        }),
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        const sponsor = find(parts.id);
        if (!sponsor) return 'not_found';
        library.sponsors = library.sponsors.filter((one) => one !== sponsor);
        return ok({ deleted: true });
      },
    },
  ];
}
