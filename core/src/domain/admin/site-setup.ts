import * as z from 'zod';

/** The kinds of demo content, in the order in which they are counted. */
export const DEMO_KINDS = ['cars', 'videos', 'sponsors', 'events', 'pastEvents'] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

const count = z.number().int().min(0);

/** How many rows of each kind are, or were, demo content that nobody has edited. */
export const demoCountsSchema = z
  .object({ cars: count, videos: count, sponsors: count, events: count, pastEvents: count })
  .meta({ id: 'DemoCounts' });
export type DemoCounts = z.infer<typeof demoCountsSchema>;

/** How far the site is set up: `GET /api/admin/setup`. */
export const siteSetupSchema = z
  .object({
    /** Whether the administrator went through the first steps, or skipped them. */
    finished: z.boolean(),
    demo: demoCountsSchema,
  })
  .meta({ id: 'SiteSetup' });
export type SiteSetup = z.infer<typeof siteSetupSchema>;

/** What the removal of the demo content removed. */
export const demoRemovalSchema = z.object({ removed: demoCountsSchema }).meta({ id: 'DemoRemoval' });
export type DemoRemoval = z.infer<typeof demoRemovalSchema>;

/** No demo content of any kind. */
export const NO_DEMO_CONTENT: DemoCounts = { cars: 0, videos: 0, sponsors: 0, events: 0, pastEvents: 0 };

/** How many rows of all kinds together. */
export function demoTotal(counts: DemoCounts): number {
  return DEMO_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}
