import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller.js';
import { AdminService } from './admin.service.js';
import { AdministratorsService } from './administrators.service.js';
import { LoginAttemptsService } from './login-attempts.service.js';

/** The administrator's account and session. */
@Module({
  controllers: [AdminController],
  providers: [AdminService, AdministratorsService, LoginAttemptsService],
  exports: [AdministratorsService],
})
export class AdminModule {}
