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
import { networkOf } from '../../networks/network-address.js';
import { type LimitName, ThrottlingService } from './throttling.service.js';

/**
 * Takes a point of each limit for the caller's network and returns it when the call is rejected, so that invalid
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
      const network = networkOf(request.ip);
      return from(this.take(network)).pipe(
        switchMap(() =>
          next.handle().pipe(
            catchError(async (error: unknown) => {
              if (!(error instanceof AppError && error.isCounted)) await this.refund(names, network);
              throw error;
            }),
          ),
        ),
      );
    }

    private async take(network: string): Promise<void> {
      for (const [index, name] of names.entries()) {
        try {
          await this.throttling.take(name, network);
        } catch (error) {
          await this.refund(names.slice(0, index), network);
          throw error;
        }
      }
    }

    private async refund(taken: readonly LimitName[], network: string): Promise<void> {
      for (const name of taken) await this.throttling.refund(name, network);
    }
  }
  return mixin(LimitInterceptor);
}
