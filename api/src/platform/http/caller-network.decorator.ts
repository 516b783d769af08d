import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-address.js';

/** Parameter decorator: the network of the caller. */
export const CallerNetwork = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  networkOf(context.switchToHttp().getRequest<FastifyRequest>().ip),
);
