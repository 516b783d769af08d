import * as z from 'zod';

/** A car of a site, whose drawer is open. */
export const openCarSchema = z.strictObject({ site: z.string(), carId: z.string().max(200) });
export type OpenCar = z.infer<typeof openCarSchema>;

/** Open work of a window that a reload would lose; stored in the main process's memory, never on disk. */
export const openWorkSchema = z.strictObject({
  tab: z.string().max(100),
  /** Absent while no drawer is open. */
  car: openCarSchema.optional(),
  /** Serialised drafts by site origin. */
  drafts: z.record(z.string(), z.string()),
});
export type OpenWork = z.infer<typeof openWorkSchema>;
