import {
  adminCarSchema,
  apiRoutes,
  runVideoRoutes,
  submissionReceiptSchema,
  videoRunSchema,
  videoSchema,
  videoTitleRoute,
  videoTitleSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { at } from './collection-changes.js';
import type { ContractCall } from './contract-call.js';

const { cars, videos } = apiRoutes;
const set = { method: 'PUT', path: runVideoRoutes.set } as const;
const changed = { status: 200, schema: adminCarSchema } as const;
const refused = { status: 400, code: 'invalid_input' } as const;
const LINK = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';
const shown = { _id: '$clip', title: 'Clip', link: `${LINK}?t=65`, second: 65 };

/** Videos of runs. They leave neither a car nor a video. */
export const runVideoCalls: readonly ContractCall[] = [
  {
    name: 'a car for a video is sent',
    method: 'POST',
    path: cars.submit,
    body: { name: 'Clipped', owner: 'Sipho', time: '10.9', drivetrain: 'RWD' },
    status: 201,
    schema: submissionReceiptSchema,
    saves: { clipped: '_id' },
  },
  {
    name: 'it is approved',
    method: 'POST',
    path: cars.review,
    body: { carId: '$clipped', action: 'approve', categories: ['Our Drag Races'] },
    status: 200,
  },
  {
    name: 'a video for it is added',
    method: 'POST',
    path: videos.add,
    body: { title: 'Clip', link: LINK },
    status: 201,
    schema: videoSchema,
    saves: { clip: '_id' },
  },
  {
    ...set,
    ...changed,
    name: 'a video is attached to its run',
    body: { carId: '$clipped', video: { _id: '$clip', second: '1:05' } },
    values: { _id: '$clipped', runVideo: shown },
  },
  {
    ...set,
    ...refused,
    name: 'an unknown video is not attached',
    body: { carId: '$clipped', video: { _id: 'x', second: 5 } },
    fields: ['video._id'],
  },
  {
    ...set,
    ...refused,
    name: 'a negative second is refused',
    body: { carId: '$clipped', video: { _id: '$clip', second: -1 } },
    fields: ['video.second'],
  },
  {
    ...set,
    ...refused,
    name: 'a change names a video or none',
    body: { carId: '$clipped' },
    fields: ['video'],
  },
  {
    ...set,
    name: 'the video of an unknown run',
    body: { carId: 'x', video: null },
    status: 404,
    code: 'not_found',
  },
  {
    name: 'the list of videos counts its cars',
    method: 'GET',
    path: videos.list,
    token: null,
    status: 200,
    schema: z.array(videoSchema),
    values: [{ _id: '$clip', cars: 1 }, { _id: '$rerun' }],
  },
  {
    name: 'the runs of the video are there for everybody',
    method: 'GET',
    path: at(runVideoRoutes.runs, '$clip'),
    token: null,
    status: 200,
    schema: z.array(videoRunSchema),
    values: [
      {
        car: { _id: '$clipped', runVideo: shown },
        entry: { category: 'Our Drag Races', car: { _id: '$clipped', runVideo: shown } },
      },
    ],
  },
  {
    name: 'a new title of the video',
    method: 'PUT',
    path: at(videos.update, '$clip'),
    body: { title: 'Cut' },
    status: 200,
  },
  {
    name: 'is that in its runs',
    method: 'GET',
    path: at(runVideoRoutes.runs, '$clip'),
    token: null,
    status: 200,
    values: [{ car: { runVideo: { ...shown, title: 'Cut' } } }],
  },
  {
    name: 'a site that cannot be asked names no title',
    method: 'GET',
    path: `${videoTitleRoute}?link=${encodeURIComponent('https://youtu.be/QMdemo00002')}`,
    status: 200,
    schema: videoTitleSchema,
    values: { title: null },
  },
  {
    ...refused,
    name: 'the title behind a link that is none of a video',
    method: 'GET',
    path: `${videoTitleRoute}?link=https://example.org/clip`,
    fields: ['link'],
  },
  {
    name: 'the video is deleted',
    method: 'DELETE',
    path: at(videos.delete, '$clip'),
    status: 200,
  },
  {
    ...set,
    ...changed,
    name: 'and releases its runs',
    body: { carId: '$clipped', video: null },
    values: { _id: '$clipped' },
  },
  {
    name: 'the car of the video goes',
    method: 'DELETE',
    path: cars.delete,
    body: { carId: '$clipped' },
    status: 200,
  },
];
