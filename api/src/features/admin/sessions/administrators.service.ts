import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Credentials, isStorableText } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AdministratorEntity } from '../credentials/administrator.entity.js';
import { hashPassword, verifyPassword } from '../credentials/password.js';
import { SessionService } from './session.service.js';

const GENERATED_PASSWORD_BYTES = 12;
const FIRST_EMAIL = 'admin@quartermile.local';
/** Key of the advisory lock; must be unique within the database. */
const SEED_LOCK = 7_401_001;

/** The account of the configuration, created or updated at each startup, contract section 1; look-up of all accounts. */
@Injectable()
export class AdministratorsService implements OnModuleInit {
  /** Credentials if the password was generated during this startup, to be printed once; otherwise null. */
  generated: Credentials | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Applies the configuration to its account before the first request. */
  async onModuleInit(): Promise<void> {
    this.generated = await this.ensure(this.config.adminEmail, this.config.adminPassword);
  }

  /** Finds an account by its e-mail, ignoring case; null when there is none. */
  findByEmail(email: string): Promise<AdministratorEntity | null> {
    if (!isStorableText(email)) return Promise.resolve(null);
    return this.dataSource.manager.findOneBy(AdministratorEntity, { email: email.toLowerCase() });
  }

  /**
   * Creates the account of the configuration, or updates its e-mail and password. A changed password ends its sessions.
   * Null leaves a value unchanged; for a new account it means a default e-mail or a generated password. A password that
   * was changed elsewhere stays until another one is configured. If an owner removed the account, it is created again
   * only for a configured e-mail.
   * @returns the credentials if the password was generated
   */
  ensure(configuredEmail: string | null, password: string | null): Promise<Credentials | null> {
    const email = configuredEmail?.toLowerCase() ?? null;
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      const account = await this.configured(manager, email);
      if (account) {
        if (password !== null) await this.applyPassword(manager, account, password);
        return null;
      }
      const isFirst = !(await manager.exists(AdministratorEntity));
      return isFirst || email !== null ? this.create(manager, email ?? FIRST_EMAIL, password) : null;
    });
  }

  /** The account of the configuration, with the configured e-mail. An existing account of that e-mail takes its place. */
  private async configured(
    manager: EntityManager,
    email: string | null,
  ): Promise<AdministratorEntity | null> {
    const account = await manager.findOneBy(AdministratorEntity, { isConfigured: true });
    if (email === null || account?.email === email) return account;
    const other = await manager.findOneBy(AdministratorEntity, { email });
    if (other) {
      await manager.update(AdministratorEntity, { isConfigured: true }, { isConfigured: false });
      // Whoever configures the server is an owner.
      await manager.update(AdministratorEntity, other.id, { isConfigured: true, role: 'owner' });
      return other;
    }
    if (account) await manager.update(AdministratorEntity, account.id, { email });
    return account;
  }

  private async create(
    manager: EntityManager,
    email: string,
    password: string | null,
  ): Promise<Credentials | null> {
    const generated = password === null ? generatePassword() : null;
    const passwordHash = await hashPassword(password ?? generated ?? '');
    await manager.insert(AdministratorEntity, {
      email,
      passwordHash,
      role: 'owner',
      isConfigured: true,
      configuredPasswordHash: passwordHash,
    });
    return generated === null ? null : { email, password: generated };
  }

  private async applyPassword(
    manager: EntityManager,
    { id, configuredPasswordHash }: AdministratorEntity,
    password: string,
  ): Promise<void> {
    if (await verifyPassword(configuredPasswordHash, password)) return;
    const passwordHash = await hashPassword(password);
    await manager.update(AdministratorEntity, id, { passwordHash, configuredPasswordHash: passwordHash });
    await this.sessions.endAllOf(manager, id);
  }
}

/** A random password of 96 bits. */
export function generatePassword(): string {
  return randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url');
}
