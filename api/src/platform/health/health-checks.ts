import { Injectable } from '@nestjs/common';
import type { HealthItemId } from '@quartermile/core/domain';
import type { HealthCheck } from './health-check.js';

/** The registered health checks. Each feature registers its own, so that the health feature imports none of them. */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<HealthItemId, HealthCheck>();

  /** Registers a check, in place of an earlier one with the same id; call from constructors. */
  register(check: HealthCheck): void {
    this.checks.set(check.id, check);
  }

  /** The check of a part; undefined when none is registered. */
  find(id: HealthItemId): HealthCheck | undefined {
    return this.checks.get(id);
  }

  /** All checks. */
  get all(): HealthCheck[] {
    return [...this.checks.values()];
  }
}
