import { healthMessages } from '@quartermile/core/domain';
import type { HealthCheck } from '../../platform/observability/health/health-check.js';

/** The health check of backups while nothing makes them by itself. A feature that does registers its own in its place. */
export const backupNotSetUp: HealthCheck = {
  id: 'backup',
  check: async () => ({
    state: 'off',
    summary: healthMessages.backup.none,
    action: healthMessages.backup.noneAction,
  }),
};
