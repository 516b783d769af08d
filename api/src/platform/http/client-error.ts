import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { AppError } from '../errors/app-error.js';
import { PROBLEM_TYPE, problemBody } from '../errors/problem-body.js';
import { REQUEST_ID_HEADER } from './request-id.js';

/** Responds to requests that are not HTTP or exceed Node's header limit; only the socket exists at this point. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new AppError('invalid_input');
  const body = JSON.stringify(problemBody(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} Bad Request`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    `${REQUEST_ID_HEADER}: ${randomUUID()}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
