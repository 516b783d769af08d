import * as z from 'zod';

/** A proxy that requires a login. */
export const proxyQuestionSchema = z.object({
  /** Host name and port. */
  host: z.string(),
  /** Whether it rejected the last credentials. */
  wasRefused: z.boolean(),
});
export type ProxyQuestion = z.infer<typeof proxyQuestionSchema>;

/** Proxy credentials. */
export const proxyCredentialsSchema = z.strictObject({
  username: z.string().min(1).max(200),
  password: z.string().max(200),
});
export type ProxyCredentials = z.infer<typeof proxyCredentialsSchema>;
