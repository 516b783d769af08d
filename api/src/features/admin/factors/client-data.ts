import * as z from 'zod';

/** What a browser signs (WebAuthn level 3, section 5.8.1). */
const clientDataSchema = z.object({ challenge: z.string(), origin: z.string() });
type ClientData = z.infer<typeof clientDataSchema>;

/** Reads `clientDataJSON`; null when it is not readable. It is not verified. */
export function readClientData(base64url: string): ClientData | null {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}
