import { Controller, Get } from '@nestjs/common';
import { apiRoutes } from '@quartermile/core/domain';

/** Whether this node lives and whether it can work, contract section 3. */
@Controller()
export class HealthController {
  /** Says that the process answers. */
  @Get(apiRoutes.health)
  health() {
    return { status: 'ok', name: 'quartermile' };
  }
}
