import { apiRoutes, sponsorSchema, videoSchema } from '@quartermile/core/domain';
import * as z from 'zod';
import { at, deletionOf } from './collection-changes.js';
import type { ContractCall } from './contract-call.js';
import { SMALL_PICTURE } from './small-picture.js';

const { videos, sponsors } = apiRoutes;
/** A Google Drive file, for which the server downloads no thumbnail. */
const LINK = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';

const ofVideo = deletionOf('video', videos.delete);
const ofSponsor = deletionOf('sponsor', sponsors.delete);

/** Videos: create, list, update and delete. */
export const videoCalls: readonly ContractCall[] = [
  {
    name: 'a video is added without a thumbnail',
    method: 'POST',
    path: videos.add,
    body: { title: ' Run ', link: LINK },
    status: 201,
    schema: videoSchema,
    values: { title: 'Run', thumbnail: null, views: 0, createdAt: '<instant>' },
    saves: { video: '_id' },
  },
  {
    name: 'the newest video comes first',
    method: 'POST',
    path: videos.add,
    body: { title: 'Rerun', link: LINK, thumbnail: SMALL_PICTURE },
    status: 201,
    schema: videoSchema,
    values: { thumbnail: '<picture>' },
    saves: { rerun: '_id' },
  },
  {
    name: 'videos are there for everybody',
    method: 'GET',
    path: videos.list,
    token: null,
    status: 200,
    schema: z.array(videoSchema),
    values: [{ _id: '$rerun' }, { _id: '$video', id: '$video' }],
  },
  {
    name: 'a video’s title is changed alone',
    method: 'PUT',
    path: at(videos.update, '$rerun'),
    body: { title: 'Final' },
    status: 200,
    schema: videoSchema,
    values: { title: 'Final', thumbnail: '<picture>' },
  },
  ...ofVideo,
];

const torque = {
  name: 'Torque',
  description: 'Round ones.',
  website: 'https://example.com/',
  category: 'Wheels & Tires',
  logo: SMALL_PICTURE,
};

/** Sponsors: create, list, update and delete. */
export const sponsorCalls: readonly ContractCall[] = [
  {
    name: 'a sponsor is added',
    method: 'POST',
    path: sponsors.add,
    body: torque,
    status: 201,
    schema: sponsorSchema,
    values: { name: 'Torque', featured: false, logo: '<picture>' },
    saves: { sponsor: '_id' },
  },
  {
    name: 'a featured sponsor is added',
    method: 'POST',
    path: sponsors.add,
    body: { ...torque, name: 'Zest', featured: true },
    status: 201,
    schema: sponsorSchema,
    saves: { zest: '_id' },
  },
  {
    name: 'featured sponsors come first',
    method: 'GET',
    path: sponsors.list,
    token: null,
    status: 200,
    schema: z.array(sponsorSchema),
    values: [{ _id: '$zest' }, { _id: '$sponsor' }],
  },
  {
    name: 'a sponsor is featured without the rest of the form',
    method: 'PUT',
    path: at(sponsors.update, '$sponsor'),
    body: { featured: true },
    status: 200,
    schema: sponsorSchema,
    values: { name: 'Torque', featured: true },
  },
  ...ofSponsor,
];
