import * as z from 'zod';
import { describeBody } from '../describe-body.js';

const recipientSchema = z
  .string('Send the public half of a backup key.')
  .regex(/^age1[a-z0-9]{58}$/, 'Send the public half of a backup key.');

/** A new key pair for backups that leave the machine, in the format of age. */
export const backupKeyPairSchema = z
  .object({
    /** The private half, which decrypts. The server stores it nowhere. */
    identity: z.string(),
    recipient: recipientSchema,
  })
  .meta({ id: 'BackupKeyPair' });
export type BackupKeyPair = z.infer<typeof backupKeyPairSchema>;

/** The public half of a backup key, which encrypts. */
export const backupKeySchema = describeBody('BackupKey', z.object({ recipient: recipientSchema }), {
  recipient: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
});
export type BackupKey = z.infer<typeof backupKeySchema>;
