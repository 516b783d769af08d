import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, from, type Observable, switchMap } from 'rxjs';
import { AppError } from '../../errors/app-error.js';
import { networksOf } from '../../networks/network-address.js';
import '../access/known-device.js';
import { type LimitName, type Subject, ThrottlingService } from './throttling.service.js';

/**
 * Takes a point of each limit in the caller's networks, or of the known device, and returns it when the call is rejected, so that invalid
 * forms do not use up the limit, unless the rejection was costly (`AppError.isCounted`). The administrator is not
 * limited.
 */
export function limitInterceptor(names: readonly LimitName[]): Type<NestInterceptor> {
  @Injectable()
  class LimitInterceptor implements NestInterceptor {
    constructor(private readonly throttling: ThrottlingService) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      if (request.admin) return next.handle();
      const caller = request.device?.id ?? networksOf(request.ip);
      return from(this.take(caller)).pipe(
        switchMap(() =>
          next.handle().pipe(
            catchError(async (error: unknown) => {
              if (!(error instanceof AppError && error.isCounted)) await this.refund(names, caller);
              throw error;
            }),
          ),
        ),
      );
    }

    private async take(caller: Subject): Promise<void> {
      for (const [index, name] of names.entries()) {
        try {
          await this.throttling.take(name, caller);
        } catch (error) {
          await this.refund(names.slice(0, index), caller);
          throw error;
        }
      }
    }

    private async refund(taken: readonly LimitName[], caller: Subject): Promise<void> {
      for (const name of taken) await this.throttling.refund(name, caller);
    }
  }
  return mixin(LimitInterceptor);
}
