import { Global, Module } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks.js';
import { ServerErrors } from './server-errors.js';
import { ServerErrorsHealth } from './server-errors-health.js';

/** The registry of health checks, and the check of unexpected errors. Global, because every subject registers its check. */
@Global()
@Module({ providers: [HealthChecks, ServerErrors, ServerErrorsHealth], exports: [HealthChecks] })
export class HealthChecksModule {}
