import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Credentials, isStorableText } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { SessionService } from '../sessions/session.service.js';
import { AdministratorEntity } from './administrator.entity.js';
import { hashPassword, verifyPassword } from './password.js';

const GENERATED_PASSWORD_BYTES = 12;
const FIRST_EMAIL = 'admin@quartermile.local';
/** Key of the advisory lock; must be unique within the database. */
const SEED_LOCK = 7_401_001;

/** The administrator's account, created or updated at each startup, contract section 1. */
@Injectable()
export class AdministratorsService implements OnModuleInit {
  /** Credentials if the password was generated during this startup, to be printed once; otherwise null. */
  generated: Credentials | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Applies the configuration to the account before the first request. */
  async onModuleInit(): Promise<void> {
    this.generated = await this.ensure(this.config.adminEmail, this.config.adminPassword);
  }

  /** Finds an account by its e-mail, ignoring case; null when there is none. */
  findByEmail(email: string): Promise<AdministratorEntity | null> {
    if (!isStorableText(email)) return Promise.resolve(null);
    return this.dataSource.manager.findOneBy(AdministratorEntity, { email: email.toLowerCase() });
  }

  /**
   * Creates the account, or updates its e-mail and password. A changed password ends all sessions. Null leaves a value
   * unchanged; for a new account it means a default e-mail or a generated password.
   * @returns the credentials if the password was generated
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
