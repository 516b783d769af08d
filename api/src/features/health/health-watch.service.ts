import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { AdminStreams } from '../admin/index.js';
import { HealthReports } from './health-report.service.js';

/** Interval at which a node checks itself while a dashboard is open, for the mark on the tab. */
const HEALTH_WATCH_MS = 60_000;

/**
 * Checks the health of this node while a dashboard is open, and notifies its dashboards when a state changes, so that
 * the mark on their Health tab needs no polling.
 */
@Injectable()
export class HealthWatch implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private states: string | null = null;

  constructor(
    private readonly reports: HealthReports,
    private readonly streams: AdminStreams,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.look(), HEALTH_WATCH_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Checks once; notifies if a state has changed since the last time. */
  async look(): Promise<void> {
    if (!this.streams.isFollowed) return;
    const { items } = await this.reports.read();
    const states = items.map(({ id, state }) => `${id} ${state}`).join();
    if (this.states !== null && this.states !== states) this.streams.announceChange();
    this.states = states;
  }
}
