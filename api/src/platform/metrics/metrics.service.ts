import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { RevisionService } from '../revision/revision.service.js';
import { measureAnswers } from './http-metrics.js';
import { measureJobs, measurePool, measureRevision } from './server-metrics.js';

/** Figures of this node in Prometheus' text format. They name no person, no address and no id. */
@Injectable()
export class MetricsService {
  private readonly registry = new Registry();
  private measuresProcess = false;

  constructor(dataSource: DataSource, revision: RevisionService) {
    measurePool(dataSource, this.registry);
    measureRevision(revision, this.registry);
    measureJobs(dataSource, this.registry);
  }

  /** The media type of what `read` gives. */
  get mediaType(): string {
    return this.registry.contentType;
  }

  /** Measures the answers of a server; call before its routes are added. */
  watch(server: FastifyInstance): void {
    measureAnswers(server, this.registry);
  }

  /** All figures as they stand now. A node that nobody asks does not watch its own process. */
  read(): Promise<string> {
    if (!this.measuresProcess) collectDefaultMetrics({ register: this.registry });
    this.measuresProcess = true;
    return this.registry.metrics();
  }
}
