import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { BeforeRouter } from '../../cache/before-router/before-router.service.js';
import { RevisionService } from '../../cache/revision.service.js';
import { measureAnswers } from './http-metrics.js';
import { measureJobs, measurePool, measureRevision } from './server-metrics.js';

/** Metrics of this node in Prometheus' text format, without personal data. */
@Injectable()
export class MetricsService {
  private readonly registry = new Registry();
  private measuresProcess = false;

  constructor(
    dataSource: DataSource,
    revision: RevisionService,
    private readonly beforeRouter: BeforeRouter,
  ) {
    measurePool(dataSource, this.registry);
    measureRevision(revision, this.registry);
    measureJobs(dataSource, this.registry);
  }

  /** Media type of `read`. */
  get mediaType(): string {
    return this.registry.contentType;
  }

  /** Measures a server's responses; call before its routes are added. */
  watch(server: FastifyInstance): void {
    measureAnswers(server, this.beforeRouter, this.registry);
  }

  /** The current metrics. Process metrics are collected only on request. */
  read(): Promise<string> {
    if (!this.measuresProcess) collectDefaultMetrics({ register: this.registry });
    this.measuresProcess = true;
    return this.registry.metrics();
  }
}
