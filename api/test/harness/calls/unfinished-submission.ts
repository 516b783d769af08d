import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { apiRoutes } from '@quartermile/core/domain';
import { buildSubmission } from '../cars.js';

/** A submission whose last byte is not sent yet. */
export class UnfinishedSubmission {
  private constructor(private readonly begun: ClientRequest) {}

  /** Sends all of it but one byte; resolves once the server has begun to read it. */
  static async begin(address: string): Promise<UnfinishedSubmission> {
    const body = JSON.stringify(buildSubmission());
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    };
    const begun = request(address + apiRoutes.cars.submit, { method: 'POST', headers, agent: false });
    begun.on('error', () => undefined).flushHeaders();
    await once(begun, 'continue');
    begun.write(body.slice(0, -1));
    return new UnfinishedSubmission(begun);
  }

  /** Sends the rest; resolves with the status of the response, or the code of the error in place of one. */
  async finish(): Promise<number | string> {
    this.begun.end('}');
    return once(this.begun, 'response').then(
      ([response]: IncomingMessage[]) => response?.resume().statusCode ?? 0,
      ({ code }: NodeJS.ErrnoException) => code ?? 'cut off',
    );
  }
}
