import { expect } from '@jest/globals';
import {
  apiRoutes,
  type HealthItem,
  type HealthItemId,
  type HealthReport,
  healthReportSchema,
} from '@quartermile/core/domain';
import { HealthReports } from '../../src/features/health/health-report.service.js';
import { type CallAsAdmin, callAsAdmin } from './administrators/admin-client.js';
import type { TestApp } from './test-app.js';

/** Reads the health report of a server as the administrator, anew each time. */
export class HealthReader {
  private constructor(readonly call: CallAsAdmin) {}

  static async of(server: TestApp): Promise<HealthReader> {
    server.app.get(HealthReports, { strict: false }).cacheMs = 0;
    return new HealthReader(await callAsAdmin(server));
  }

  async report(): Promise<HealthReport> {
    const answer = await this.call('GET', apiRoutes.admin.health);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    return healthReportSchema.parse(answer.json());
  }

  async items(): Promise<HealthItem[]> {
    return (await this.report()).items;
  }

  async item(id: HealthItemId): Promise<HealthItem> {
    return itemOf(await this.report(), id);
  }

  /** Tries failed work again. */
  retry(item: string) {
    return this.call('POST', apiRoutes.admin.health, { item });
  }
}

/** A part of a report. */
export function itemOf({ items }: Pick<HealthReport, 'items'>, id: HealthItemId): HealthItem {
  const item = items.find((one) => one.id === id);
  if (!item) throw new Error(`There is no item ${id}.`);
  return item;
}

/** The value of a detail; undefined when the part has none. */
export function detailOf(item: HealthItem, label: string): string | undefined {
  return item.details.find((one) => one.label === label)?.value;
}
