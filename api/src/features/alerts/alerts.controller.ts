import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AlertPreferences,
  type AlertSettings,
  type AlertTest,
  alertPreferencesSchema,
  alertRoutes,
  alertSettingsSchema,
  alertTestSchema,
  type Deletion,
  type PushSubscription,
  pushSubscriptionSchema,
} from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';
import { CurrentAdmin, ReviewersToo } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { AdminDelete, AnyAdminRoute } from '../../platform/http/routes.decorators.js';
import { describeDevice } from '../admin/index.js';
import { AlertSettingsService } from './alert-settings.service.js';

/** An administrator's own alerts, decision 97. */
@ApiTags('admin')
@Controller()
export class AlertsController {
  constructor(private readonly alerts: AlertSettingsService) {}

  @AnyAdminRoute(
    Get(alertRoutes.settings),
    'How the caller gets alerts, and on which devices',
    alertSettingsSchema,
  )
  read(@CurrentAdmin() admin: AdminIdentity): Promise<AlertSettings> {
    return this.alerts.read(admin);
  }

  @AnyAdminRoute(Put(alertRoutes.settings), 'Changes how the caller gets alerts', alertSettingsSchema)
  update(
    @Body({ schema: alertPreferencesSchema }) preferences: AlertPreferences,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AlertSettings> {
    return this.alerts.update(preferences, admin);
  }

  @AnyAdminRoute(Put(alertRoutes.addDevice), 'Adds a device of the caller, or renews it', alertSettingsSchema)
  addDevice(
    @Body({ schema: pushSubscriptionSchema }) subscription: PushSubscription,
    @CurrentAdmin() admin: AdminIdentity,
    @Req() { headers }: FastifyRequest,
  ): Promise<AlertSettings> {
    return this.alerts.addDevice(subscription, describeDevice(headers['user-agent']), admin);
  }

  @AdminDelete(alertRoutes.removeDevice, 'Forgets one of the caller’s devices')
  @ReviewersToo()
  @Refuses('not_found')
  async removeDevice(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    await this.alerts.removeDevice(id, admin);
    return { deleted: true };
  }

  /** Needs no idempotency key: a message replaces the one before. */
  @AnyAdminRoute(Post(alertRoutes.test), 'Sends a test to the caller', alertTestSchema)
  test(@CurrentAdmin() admin: AdminIdentity): Promise<AlertTest> {
    return this.alerts.test(admin);
  }
}
