import {
  menuSegmentSchema,
  namedSegmentSchema,
  segmentPageSchema,
  segmentRoutes,
  segmentSummarySchema,
  wholeBoard,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { at, deletionOf } from './collection-changes.js';
import type { ContractCall } from './contract-call.js';

const ofSegment = deletionOf('segment', segmentRoutes.delete);
const hatches = { name: 'Contract Hatches', filter: { drivetrain: 'FWD' } };
const viewOf = (slug: string): string => segmentRoutes.view.replace(':slug', slug);

/** Segments: create, list, show, move, update and delete. */
export const segmentCalls: readonly ContractCall[] = [
  {
    name: 'a segment is added at the address of the built-in one with its filter',
    method: 'POST',
    path: segmentRoutes.add,
    body: hatches,
    status: 201,
    schema: namedSegmentSchema,
    values: { name: hatches.name, slug: 'front-wheel-drive', inMenu: false },
    saves: { segment: '_id' },
  },
  {
    name: 'another segment is added, in the menu',
    method: 'POST',
    path: segmentRoutes.add,
    body: { name: 'Contract Golfs', filter: { words: 'Golf', year: '' }, inMenu: true },
    status: 201,
    schema: namedSegmentSchema,
    values: { slug: 'contract-golfs', filter: { ...wholeBoard, words: 'Golf' }, inMenu: true },
    saves: { golfs: '_id' },
  },
  {
    name: 'a second segment with the same facts is refused',
    method: 'POST',
    path: segmentRoutes.add,
    body: { ...hatches, name: 'Others' },
    status: 409,
    code: 'segment_taken',
    fields: ['name'],
  },
  {
    name: 'a segment cannot take the name of another one',
    method: 'PUT',
    path: at(segmentRoutes.update, '$golfs'),
    body: { name: 'CONTRACT  hatches' },
    status: 409,
    code: 'segment_taken',
    fields: ['name'],
  },
  {
    name: 'a segment of the whole board is refused',
    method: 'POST',
    path: segmentRoutes.add,
    body: { name: 'All', filter: {} },
    status: 400,
    code: 'invalid_input',
    fields: ['filter.drivetrain'],
  },
  {
    name: 'a segment is moved to the front and into the menu',
    method: 'PUT',
    path: at(segmentRoutes.update, '$golfs'),
    body: { after: null },
    status: 200,
    schema: namedSegmentSchema,
    values: { name: 'Contract Golfs' },
  },
  {
    name: 'the menu is there for everybody',
    method: 'GET',
    path: segmentRoutes.menu,
    token: null,
    status: 200,
    schema: z.array(menuSegmentSchema),
    values: [{ slug: 'contract-golfs', name: 'Contract Golfs' }],
  },
  {
    name: 'segments are there for everybody, the named ones first',
    method: 'GET',
    path: segmentRoutes.list,
    token: null,
    status: 200,
    schema: z.array(segmentSummarySchema),
  },
  {
    name: 'a segment is there for everybody',
    method: 'GET',
    path: viewOf('all-wheel-drive'),
    token: null,
    status: 200,
    schema: segmentPageSchema,
    values: { slug: 'all-wheel-drive' },
  },
  {
    name: 'a page of a segment beyond its last car has no places',
    method: 'GET',
    path: `${viewOf('all-wheel-drive')}?offset=1000`,
    token: null,
    status: 200,
    schema: segmentPageSchema,
    values: { slug: 'all-wheel-drive', places: [] },
  },
  ...ofSegment,
];
