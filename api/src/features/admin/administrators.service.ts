import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Credentials, isStorableText } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { AdministratorEntity } from '../../platform/auth/administrator.entity.js';
import { hashPassword, verifyPassword } from '../../platform/auth/password.js';
import { SessionService } from '../../platform/auth/session.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';

const GENERATED_PASSWORD_BYTES = 12;
const FIRST_EMAIL = 'admin@quartermile.local';
/** Any number, as long as nothing else takes this advisory lock. */
const SEED_LOCK = 7_401_001;

/** The administrator's account: made or brought up to date at each start, contract section 1. */
@Injectable()
export class AdministratorsService implements OnModuleInit {
  /** The account whose password was made up at this start, to be printed once; null when none was needed. */
  generated: Credentials | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Brings the account in line with the configuration before the first call is answered. */
  async onModuleInit(): Promise<void> {
    this.generated = await this.ensure(this.config.adminEmail, this.config.adminPassword);
  }

  /** The account by that e-mail, whatever its letters' case; null when there is none. */
  findByEmail(email: string): Promise<AdministratorEntity | null> {
    if (!isStorableText(email)) return Promise.resolve(null);
    return this.dataSource.manager.findOneBy(AdministratorEntity, { email: email.toLowerCase() });
  }

  /**
   * Makes the account, or gives it this e-mail and password. A changed password ends all sessions; the
   * same one again changes nothing. What is null stays as it is; a missing account gets a general e-mail,
   * and a generated password, with which it is the answer.
   */
  ensure(email: string | null, password: string | null): Promise<Credentials | null> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      const [existing] = await manager.find(AdministratorEntity, { order: { createdAt: 'ASC' }, take: 1 });
      if (!existing) return this.create(manager, (email ?? FIRST_EMAIL).toLowerCase(), password);
      if (email !== null && existing.email !== email.toLowerCase()) {
        await manager.update(AdministratorEntity, existing.id, { email: email.toLowerCase() });
      }
      if (password !== null) await this.changePassword(manager, existing, password);
      return null;
    });
  }

  private async create(
    manager: EntityManager,
    email: string,
    password: string | null,
  ): Promise<Credentials | null> {
    const generated = password === null ? randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url') : null;
    const passwordHash = await hashPassword(password ?? generated ?? '');
    await manager.insert(AdministratorEntity, { email, passwordHash });
    return generated === null ? null : { email, password: generated };
  }

  private async changePassword(
    manager: EntityManager,
    account: AdministratorEntity,
    password: string,
  ): Promise<void> {
    if (await verifyPassword(account.passwordHash, password)) return;
    await manager.update(AdministratorEntity, account.id, { passwordHash: await hashPassword(password) });
    await this.sessions.endAllOf(manager, account.id);
  }
}
