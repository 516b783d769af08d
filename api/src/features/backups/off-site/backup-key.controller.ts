import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type BackupKey,
  type BackupKeyPair,
  backupKeyPairSchema,
  backupKeyRoute,
  backupKeySchema,
} from '@quartermile/core/domain';
import { AdminOnly, CurrentAdmin } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { AdminUpdate } from '../../../platform/http/routes.decorators.js';
import { BackupKeys } from './backup-keys.service.js';
import { createIdentity, recipientOf } from './encryption.js';

/** The key of backups in the bucket. Its private half is shown once, and stored nowhere. */
@ApiTags('admin')
@Controller()
export class BackupKeyController {
  constructor(private readonly keys: BackupKeys) {}

  @Post(backupKeyRoute)
  @HttpCode(200)
  @AdminOnly()
  @ApiOperation({ summary: 'Creates a key pair for backups in a bucket, shown only here and not used yet' })
  @ApiOkResponse({ standardSchema: backupKeyPairSchema })
  async create(): Promise<BackupKeyPair> {
    const identity = await createIdentity();
    return { identity, recipient: await recipientOf(identity) };
  }

  @AdminUpdate(
    backupKeyRoute,
    'Encrypts further backups in a bucket for this key; earlier ones need the key before it',
    backupKeySchema,
  )
  async use(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: backupKeySchema }) key: BackupKey,
  ): Promise<BackupKey> {
    await this.keys.use(key, admin.email);
    return key;
  }
}
