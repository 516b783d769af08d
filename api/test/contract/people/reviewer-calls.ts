import {
  adminCarSchema,
  adminEntrySchema,
  apiRoutes,
  peopleRoutes,
  sessionSchema,
  slipReadingsSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { ContractCall } from '../contract-call.js';
import { invited } from './invitation-calls.js';

const routes = peopleRoutes;
const notFound = { status: 404, code: 'not_found' } as const;
const forbidden = { status: 403, code: 'forbidden' } as const;
const reviewer = { token: '$reviewer' } as const;

const refusedToReviewers = [
  ['PUT', apiRoutes.site],
  ['GET', apiRoutes.newsletter.list],
  ['GET', apiRoutes.newsletter.exportCsv],
  ['GET', apiRoutes.newsletter.outbox],
  ['GET', apiRoutes.admin.activity],
  ['GET', apiRoutes.admin.statistics],
  ['GET', apiRoutes.admin.setup],
  ['POST', apiRoutes.cars.submit],
  ['PUT', apiRoutes.cars.update],
  ['DELETE', apiRoutes.cars.delete],
  ['POST', apiRoutes.leaderboard.add],
  ['POST', apiRoutes.videos.add],
  ['POST', apiRoutes.sponsors.add],
  ['POST', apiRoutes.events.add],
  ['POST', apiRoutes.pastEvents.add],
  ['GET', routes.administrators],
  ['GET', routes.invitations],
  ['POST', routes.invite],
  ['PUT', routes.changeRole.replace(':id', '$own')],
  ['DELETE', routes.removeAdministrator.replace(':id', '$own')],
] as const;

/** What a reviewer may do, and what not. */
export const reviewerCalls: readonly ContractCall[] = [
  {
    name: 'a session shows its role',
    method: 'GET',
    path: apiRoutes.admin.session,
    ...reviewer,
    status: 200,
    schema: sessionSchema,
    values: { admin: { email: invited.email, role: 'reviewer' } },
  },
  ...[apiRoutes.cars.pending, apiRoutes.cars.approved, apiRoutes.cars.rejected].map(
    (path): ContractCall => ({
      name: `a reviewer reads ${path}`,
      method: 'GET',
      path,
      ...reviewer,
      status: 200,
      schema: z.array(
        adminCarSchema.refine(({ status, cellphone }) => status === 'pending' || cellphone === null),
      ),
    }),
  ),
  {
    name: 'a reviewer reads the readings of slips',
    method: 'GET',
    path: apiRoutes.cars.slipReadings,
    ...reviewer,
    status: 200,
    schema: slipReadingsSchema,
  },
  {
    name: 'a reviewer may correct pending cars',
    method: 'PUT',
    path: apiRoutes.cars.correct,
    body: { carId: 'x', time: '10.91' },
    ...reviewer,
    ...notFound,
  },
  {
    name: 'a reviewer reads the leaderboard without phone numbers',
    method: 'GET',
    path: apiRoutes.leaderboard.list,
    ...reviewer,
    status: 200,
    schema: z.array(adminEntrySchema.refine(({ car }) => car.cellphone === null)),
  },
  ...refusedToReviewers.map(
    ([method, path]): ContractCall => ({
      name: `a reviewer is refused ${method} ${path}`,
      method,
      path,
      ...(method !== 'GET' && { body: {} }),
      ...reviewer,
      ...forbidden,
    }),
  ),
];
