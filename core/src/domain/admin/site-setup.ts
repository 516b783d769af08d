import * as z from 'zod';

/** Kinds of demo content, in display order. */
export const DEMO_KINDS = ['cars', 'videos', 'sponsors', 'events', 'pastEvents', 'strips'] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

const count = z.number().int().min(0);

/** Number of unedited demo rows by kind. */
const demoCountsSchema = z
  .object({ cars: count, videos: count, sponsors: count, events: count, pastEvents: count, strips: count })
  .meta({ id: 'DemoCounts' });
export type DemoCounts = z.infer<typeof demoCountsSchema>;

/** Progress of the site's setup: `GET /api/admin/setup`. */
export const siteSetupSchema = z
  .object({
    /** Whether the first steps were finished or skipped. */
    finished: z.boolean(),
    demo: demoCountsSchema,
  })
  .meta({ id: 'SiteSetup' });
export type SiteSetup = z.infer<typeof siteSetupSchema>;

/** Response to the removal of the demo content. */
export const demoRemovalSchema = z.object({ removed: demoCountsSchema }).meta({ id: 'DemoRemoval' });
export type DemoRemoval = z.infer<typeof demoRemovalSchema>;

export const NO_DEMO_CONTENT: DemoCounts = {
  cars: 0,
  videos: 0,
  sponsors: 0,
  events: 0,
  pastEvents: 0,
  strips: 0,
};

/** Number of rows of all kinds. */
export function demoTotal(counts: DemoCounts): number {
  return DEMO_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}
