import type { HealthDetail, HealthItem, HealthItemId } from '@quartermile/core/domain';
import { healthDetailLabels } from './health-messages.js';

/** The result of a health check. Sentences come from core's `healthMessages`. */
export interface HealthFinding {
  readonly state: HealthItem['state'];
  readonly summary: string;
  /** What the owner can do; absent when nothing is to be done. */
  readonly action?: string;
  readonly since?: Date;
  readonly details?: readonly HealthDetail[];
  /** Whether `retry` of the check has something to do. */
  readonly isRetryable?: boolean;
  /** Whether there is a key for backups that leave the machine. */
  readonly backupKey?: HealthItem['backupKey'];
}

/** The health check of one part of the server, registered by its subject. */
export interface HealthCheck {
  readonly id: HealthItemId;
  /** Whether it can find out nothing without the database, whose outage is reported once. */
  readonly needsDatabase?: true;
  /** Runs the check; may throw and may hang. It is not called again while it runs. */
  check(): Promise<HealthFinding>;
  /** Tries failed work again; returns the number of jobs, mails or backups. */
  retry?(): Promise<number>;
}

/** A measured value as text. */
export function healthText(label: keyof typeof healthDetailLabels, value: string | number): HealthDetail {
  return { label: healthDetailLabels[label], value: String(value), kind: 'text' };
}

/** A moment; no detail for null. */
export function healthMoment(label: keyof typeof healthDetailLabels, at: Date | null): HealthDetail[] {
  return at ? [{ label: healthDetailLabels[label], value: at.toISOString(), kind: 'moment' }] : [];
}
