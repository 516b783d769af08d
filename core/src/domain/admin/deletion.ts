import * as z from 'zod';

/** The response to every deletion. */
export const deletionSchema = z.object({ deleted: z.literal(true) }).meta({ id: 'Deletion' });
export type Deletion = z.infer<typeof deletionSchema>;
