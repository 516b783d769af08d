import { Injectable } from '@nestjs/common';
import type { ProblemCode } from '@quartermile/core/domain';
import { AppError } from '../../../platform/errors/app-error.js';
import type { LoginCaller } from '../../../platform/http/access/known-device.js';
import { LoginAttemptsService } from './login-attempts.service.js';

/** Errors that count as a failed login. */
const COUNTED: ReadonlySet<ProblemCode> = new Set([
  'invalid_credentials',
  'invalid_code',
  'wrong_proof',
  'passkey_refused',
]);

/** Login attempts that say why they failed: errors about wrong passwords, codes and passkeys count as failures. */
@Injectable()
export class CountedAttempts {
  constructor(private readonly attempts: LoginAttemptsService) {}

  /**
   * Runs an attempt of `subject`, such as an e-mail, of a caller.
   * @throws AppError `too_many_logins`, and errors of the attempt
   */
  async run<Result>(subject: string, caller: LoginCaller, act: () => Promise<Result>): Promise<Result> {
    let refusal: AppError | undefined;
    const done = await this.attempts.attempt(subject, caller, async () => {
      try {
        return { result: await act() };
      } catch (error) {
        if (!(error instanceof AppError) || !COUNTED.has(error.code)) throw error;
        refusal = error;
        return null;
      }
    });
    if (!done) throw refusal ?? new AppError('invalid_credentials');
    return done.result;
  }
}
