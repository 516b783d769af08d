import { apiRoutes, pastEventSchema } from '@quartermile/core/domain';
import * as z from 'zod';
import { at, deletionOf } from './collection-changes.js';
import type { ContractCall } from './contract-call.js';
import { SMALL_PICTURE } from './small-picture.js';

const { pastEvents } = apiRoutes;
/** A Google Drive file, for which the server downloads no thumbnail. */
const LINK = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';

const ofPastEvent = deletionOf('pastEvent', pastEvents.delete);

/** Past events with their galleries and videos. */
export const pastEventCalls: readonly ContractCall[] = [
  {
    name: 'a past event is added with its least',
    method: 'POST',
    path: pastEvents.add,
    body: { title: 'Shoot-out', date: '2025-02-03', location: '' },
    status: 201,
    schema: pastEventSchema,
    values: {
      title: 'Shoot-out',
      description: null,
      location: null,
      image: null,
      featured: false,
      gallery: [],
      videos: [],
    },
    saves: { pastEvent: '_id' },
  },
  {
    name: 'an earlier past event is added later',
    method: 'POST',
    path: pastEvents.add,
    body: { title: 'Opening', date: '2024-02-03', featured: true },
    status: 201,
    schema: pastEventSchema,
    saves: { opening: '_id' },
  },
  {
    name: 'the latest past event comes first',
    method: 'GET',
    path: pastEvents.list,
    token: null,
    status: 200,
    schema: z.array(pastEventSchema),
    values: [{ _id: '$pastEvent' }, { _id: '$opening' }],
  },
  {
    name: 'fields of a past event are set, others stay',
    method: 'PUT',
    path: at(pastEvents.update, '$pastEvent'),
    body: { location: 'Killarney' },
    status: 200,
    schema: pastEventSchema,
    values: { title: 'Shoot-out', location: 'Killarney' },
  },
  {
    name: 'an empty location is cleared',
    method: 'PUT',
    path: at(pastEvents.update, '$pastEvent'),
    body: { location: '' },
    status: 200,
    schema: pastEventSchema,
    values: { location: null },
  },
  {
    name: 'a past event is featured',
    method: 'PUT',
    path: at(pastEvents.toggleFeatured, '$pastEvent'),
    status: 200,
    schema: pastEventSchema,
    values: { featured: true },
  },
  {
    name: 'a picture is added to a gallery',
    method: 'POST',
    path: at(pastEvents.addPicture, '$pastEvent'),
    body: { image: SMALL_PICTURE, caption: '' },
    status: 201,
    schema: pastEventSchema,
    values: { gallery: [{ image: '<picture>', caption: null }] },
  },
  {
    name: 'a video is added to a past event',
    method: 'POST',
    path: at(pastEvents.addVideo, '$pastEvent'),
    body: { link: LINK },
    status: 201,
    schema: pastEventSchema,
    values: { videos: [{ link: LINK, title: null }] },
  },
  ...ofPastEvent,
];
