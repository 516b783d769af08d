import { Injectable } from '@nestjs/common';
import type {
  AlertDevice,
  AlertPreferences,
  AlertSettings,
  AlertTest,
  PushSubscription,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { isEntityId } from '../../platform/database/entity-id.js';
import { countAffected } from '../../platform/database/personal-data.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { readSender } from '../../platform/mail/sender.js';
import { type Alert, dashboardPath } from './alert-content.js';
import { alertMail } from './alert-mail.js';
import { alertMessages } from './alert-messages.js';
import { rescheduleTargets, WANTS_MAIL } from './alert-targets.js';
import { type PushReceiver, PushSender } from './push-sender.js';

/** Devices of an administrator; with another one, the oldest is forgotten. */
export const ALERT_DEVICES_MAX = 10;

interface DeviceRow extends PushReceiver {
  readonly id: string;
  readonly device: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly failures: number;
}

/** An administrator's own settings and devices. */
@Injectable()
export class AlertSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly mails: MailService,
    private readonly push: PushSender,
  ) {}

  /** How the caller gets alerts. */
  read({ adminId }: AdminIdentity): Promise<AlertSettings> {
    return this.present(this.dataSource.manager, adminId);
  }

  /** Changes by mail and quiet hours. Alerts of earlier events are not sent later. */
  update(
    { byMail, quietFrom, quietTo }: AlertPreferences,
    { adminId }: AdminIdentity,
  ): Promise<AlertSettings> {
    return this.transactions.run(async (manager) => {
      await manager.query(
        `INSERT INTO alert_settings (administrator_id, by_mail, quiet_from, quiet_to) VALUES ($1, $2, $3, $4)
         ON CONFLICT (administrator_id) DO UPDATE SET by_mail = $2, quiet_from = $3, quiet_to = $4`,
        [adminId, byMail, quietFrom, quietTo],
      );
      await manager.query(
        byMail
          ? `INSERT INTO alert_targets (administrator_id, delivered_seq) SELECT $1, max(seq) FROM admin_events
             ON CONFLICT (administrator_id) WHERE endpoint IS NULL DO NOTHING`
          : 'DELETE FROM alert_targets WHERE administrator_id = $1 AND endpoint IS NULL',
        [adminId],
      );
      await rescheduleTargets(manager, adminId);
      return this.present(manager, adminId);
    });
  }

  /** Adds a device, or renews it. One that another administrator used belongs to the caller from now on. */
  addDevice(
    { endpoint, keys }: PushSubscription,
    device: string,
    { adminId }: AdminIdentity,
  ): Promise<AlertSettings> {
    return this.transactions.run(async (manager) => {
      await manager.query(
        `INSERT INTO alert_targets (administrator_id, endpoint, p256dh, auth, device, delivered_seq)
         SELECT $1, $2, $3, $4, $5, max(seq) FROM admin_events
         ON CONFLICT (endpoint) DO UPDATE
         SET administrator_id = $1, p256dh = $3, auth = $4, device = $5, failures = 0, due_at = now()`,
        [adminId, endpoint, keys.p256dh, keys.auth, device],
      );
      await manager.query(
        `DELETE FROM alert_targets WHERE id IN (
           SELECT id FROM alert_targets WHERE administrator_id = $1 AND endpoint IS NOT NULL AND endpoint <> $2
           ORDER BY created_at DESC OFFSET $3)`,
        [adminId, endpoint, ALERT_DEVICES_MAX - 1],
      );
      return this.present(manager, adminId);
    });
  }

  /**
   * Forgets one of the caller's devices.
   * @throws AppError `not_found` (404), also for a device of somebody else
   */
  async removeDevice(id: string, { adminId }: AdminIdentity): Promise<void> {
    const statement =
      'DELETE FROM alert_targets WHERE id = $1 AND administrator_id = $2 AND endpoint IS NOT NULL';
    const { manager } = this.dataSource;
    const count = isEntityId(id) ? await countAffected(manager, statement, id, adminId) : 0;
    if (count === 0) throw new AppError('not_found');
  }

  /** Sends a test to all of the caller's devices and, if mails are on, to the caller's address. */
  async test({ adminId, email }: AdminIdentity): Promise<AlertTest> {
    const { manager } = this.dataSource;
    const { byMail } = await this.present(manager, adminId);
    const isMailed = byMail && this.mails.hasMailServer;
    const alert: Alert = { sentences: [alertMessages.test], cars: [], path: dashboardPath('alerts') };
    if (isMailed) {
      const { name } = await readSender(manager);
      await this.mails.queue(
        manager,
        alertMail(email, name, alert, () => null),
      );
    }
    const message = {
      title: alertMessages.test,
      body: alertMessages.testText,
      tag: 'test',
      path: alert.path,
    };
    const devices = await devicesOf(manager, adminId);
    const outcomes = await Promise.all(devices.map((device) => this.push.send(device, message)));
    const reached = outcomes.filter((outcome) => outcome === 'sent').length;
    return { mails: isMailed ? 1 : 0, devices: reached, failed: devices.length - reached };
  }

  private async present(manager: EntityManager, adminId: string): Promise<AlertSettings> {
    const [settings]: AlertPreferences[] = await manager.query(
      `SELECT ${WANTS_MAIL} AS "byMail", quiet_from AS "quietFrom", quiet_to AS "quietTo"
       FROM administrator a LEFT JOIN alert_settings s ON s.administrator_id = a.id WHERE a.id = $1`,
      [adminId],
    );
    if (!settings) throw new AppError('unauthorized');
    const devices = await devicesOf(manager, adminId);
    const { hasMailServer } = this.mails;
    return { ...settings, hasMailServer, publicKey: this.push.publicKey, devices: devices.map(toDevice) };
  }
}

function devicesOf(manager: EntityManager, adminId: string): Promise<DeviceRow[]> {
  return manager.query(
    `SELECT id, endpoint, p256dh, auth, device, created_at, sent_at, failures FROM alert_targets
     WHERE administrator_id = $1 AND endpoint IS NOT NULL ORDER BY created_at, id`,
    [adminId],
  );
}

function toDevice({ id, device, endpoint, created_at, sent_at, failures }: DeviceRow): AlertDevice {
  return {
    _id: id,
    device,
    endpoint,
    addedAt: created_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
    failing: failures > 0,
  };
}
