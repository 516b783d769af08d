import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HealthFinding } from '../../platform/health/health-check.js';
import { HealthChecks } from '../../platform/health/health-checks.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { WANTS_MAIL } from './alert-targets.js';

const text = {
  ok: (mailboxes: number, devices: number): string =>
    `Administrators get alerts: ${mailboxes} by mail, ${devices} ${devices === 1 ? 'device' : 'devices'}.`,
  nobody: 'Nobody hears of submissions, failed backups or broken parts while no dashboard is open.',
  action: 'Set SMTP_URL to your mail server, or switch on a device in Settings › Alerts.',
} as const;

const COUNTS = `
  SELECT (SELECT count(*)::int FROM alert_targets WHERE endpoint IS NOT NULL) AS devices,
    (SELECT count(*)::int FROM administrator a LEFT JOIN alert_settings s ON s.administrator_id = a.id
     WHERE ${WANTS_MAIL}) AS mailboxes`;

/** Health check of alerts: whether anybody gets them. */
@Injectable()
export class AlertsHealth {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailService,
    checks: HealthChecks,
  ) {
    checks.register({ id: 'alerts', needsDatabase: true, check: () => this.check() });
  }

  private async check(): Promise<HealthFinding> {
    const [row]: { devices: number; mailboxes: number }[] = await this.dataSource.query(COUNTS);
    const devices = row?.devices ?? 0;
    const mailboxes = this.mails.hasMailServer ? (row?.mailboxes ?? 0) : 0;
    return devices + mailboxes === 0
      ? { state: 'warning', summary: text.nobody, action: text.action }
      : { state: 'ok', summary: text.ok(mailboxes, devices) };
  }
}
