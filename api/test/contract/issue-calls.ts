import {
  issuePreviewSchema,
  issueRoutes,
  issueSchema,
  sundayWrapSchema,
  wrapPictureSchema,
  wrapRoutes,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { at, deletionOf } from './collection-changes.js';
import type { ContractCall } from './contract-call.js';

const ofIssue = deletionOf('issue', issueRoutes.delete);
const wrap = {
  subject: 'Sunday wrap',
  blocks: [
    { kind: 'heading', text: 'A new leader' },
    { kind: 'button', label: 'See it', link: 'https://example.com/' },
  ],
};

/** Newsletters: create, list, update, preview, try and delete. None is sent. */
export const issueCalls: readonly ContractCall[] = [
  {
    name: 'a newsletter is added as a draft',
    method: 'POST',
    path: issueRoutes.add,
    body: wrap,
    status: 201,
    schema: issueSchema,
    values: { ...wrap, status: 'draft', perMinute: 60, startedAt: null },
    saves: { issue: '_id' },
  },
  {
    name: 'newsletters, the newest first',
    method: 'GET',
    path: issueRoutes.list,
    status: 200,
    schema: z.array(issueSchema),
    values: [{ _id: '$issue' }],
  },
  {
    name: 'the rate of a newsletter is changed alone',
    method: 'PUT',
    path: at(issueRoutes.update, '$issue'),
    body: { perMinute: 120 },
    status: 200,
    schema: issueSchema,
    values: { ...wrap, perMinute: 120 },
  },
  {
    name: 'a newsletter is shown as it would be sent',
    method: 'GET',
    path: at(issueRoutes.preview, '$issue'),
    status: 200,
    schema: issuePreviewSchema,
    values: { missing: [], blocks: wrap.blocks },
  },
  {
    name: 'a newsletter is tried',
    method: 'POST',
    path: at(issueRoutes.act, '$issue'),
    body: { action: 'test' },
    status: 200,
    schema: issueSchema,
    values: { status: 'draft' },
  },
  {
    name: 'a draft cannot be paused',
    method: 'POST',
    path: at(issueRoutes.act, '$issue'),
    body: { action: 'pause' },
    status: 409,
    code: 'issue_locked',
  },
  {
    name: 'the wrap of the week is written, and not added',
    method: 'GET',
    path: wrapRoutes.draft,
    status: 200,
    schema: sundayWrapSchema,
    values: {},
  },
  {
    name: 'the wrap of the week is drawn',
    method: 'GET',
    path: wrapRoutes.picture,
    status: 200,
    schema: wrapPictureSchema,
    values: {},
  },
  ...ofIssue,
];
