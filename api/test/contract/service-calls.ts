import {
  activityPageSchema,
  apiRoutes,
  deletionSchema,
  demoRemovalSchema,
  healthReportSchema,
  healthRetriedSchema,
  mailDeliverySchema,
  outboxMailSchema,
  siteProfileSchema,
  siteSetupSchema,
  statisticsSchema,
  subscriberSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { ContractCall } from './contract-call.js';

const { admin, newsletter, site } = apiRoutes;
const unauthorized = { status: 401, code: 'unauthorized' } as const;

/** The newsletter with its one subscriber, `$subscriber`; the site profile; setup, statistics and activity. */
export const serviceCalls: readonly ContractCall[] = [
  {
    name: 'subscribers',
    method: 'GET',
    path: newsletter.list,
    status: 200,
    schema: z.array(subscriberSchema),
    values: [{ _id: '$subscriber', status: 'pending', confirmedAt: null }],
  },
  {
    name: 'mails that were not sent',
    method: 'GET',
    path: newsletter.outbox,
    status: 200,
    schema: z.array(outboxMailSchema),
  },
  {
    name: 'whether mails are sent',
    method: 'GET',
    path: newsletter.delivery,
    status: 200,
    schema: mailDeliverySchema,
  },
  {
    name: 'subscribers as a table, which starts with its columns',
    method: 'GET',
    path: newsletter.exportCsv,
    status: 200,
    schema: z
      .string()
      .regex(
        /^\uFEFFemail,status,created_at,confirmed_at,unsubscribed_at,consent_version,consented_at,unsubscribe_url\r\n.+\r\n$/,
      ),
  },
  {
    name: 'a subscriber is deleted',
    method: 'DELETE',
    path: newsletter.delete.replace(':id', '$subscriber'),
    status: 200,
    schema: deletionSchema,
  },
  {
    name: 'a subscriber is deleted once',
    method: 'DELETE',
    path: newsletter.delete.replace(':id', '$subscriber'),
    status: 404,
    code: 'not_found',
  },
  {
    name: 'the site’s profile is there for everybody',
    method: 'GET',
    path: site,
    token: null,
    status: 200,
    schema: siteProfileSchema,
  },
  {
    name: 'a line of the profile is set, others stay',
    method: 'PUT',
    path: site,
    body: { hero: { live: 'Live from Tarlton' } },
    status: 200,
    schema: siteProfileSchema,
    values: { siteName: 'Quartermile', hero: { live: 'Live from Tarlton' } },
  },
  {
    name: 'the profile is not set without a token',
    method: 'PUT',
    path: site,
    token: null,
    body: {},
    ...unauthorized,
  },
  {
    name: 'the first steps are unfinished or not',
    method: 'GET',
    path: admin.setup,
    status: 200,
    schema: siteSetupSchema,
  },
  {
    name: 'the first steps are finished',
    method: 'POST',
    path: admin.finishSetup,
    status: 200,
    schema: siteSetupSchema,
    values: { finished: true },
  },
  {
    name: 'demo content is removed',
    method: 'POST',
    path: admin.removeDemo,
    status: 200,
    schema: demoRemovalSchema,
    values: { removed: { cars: 0, videos: 0, sponsors: 0, events: 0, pastEvents: 0 } },
  },
  { name: 'statistics', method: 'GET', path: admin.statistics, status: 200, schema: statisticsSchema },
  { name: 'health', method: 'GET', path: admin.health, status: 200, schema: healthReportSchema },
  {
    name: 'health is for the administrator',
    method: 'GET',
    path: admin.health,
    token: null,
    ...unauthorized,
  },
  {
    name: 'waiting mails are sent again',
    method: 'POST',
    path: admin.health,
    body: { item: 'mail' },
    status: 200,
    schema: healthRetriedSchema,
    values: { retried: 0 },
  },
  {
    name: 'the activity list',
    method: 'GET',
    path: `${admin.activity}?limit=5`,
    status: 200,
    schema: activityPageSchema,
  },
  {
    name: 'the activity list of an unknown car is empty',
    method: 'GET',
    path: `${admin.activity}?cars=x`,
    status: 200,
    schema: activityPageSchema,
    values: { items: [], next: null },
  },
  {
    name: 'what nothing answers is not found',
    method: 'GET',
    path: '/api/nothing',
    status: 404,
    code: 'not_found',
  },
];
