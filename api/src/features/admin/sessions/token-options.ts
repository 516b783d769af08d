import type { JwtModuleAsyncOptions } from '@nestjs/jwt';
import { CONFIG, type Config } from '../../../platform/config/config.js';

const ISSUER = 'quartermile';

/** Options for signing and verifying session tokens. */
export const tokenOptions: JwtModuleAsyncOptions = {
  inject: [CONFIG],
  useFactory: (config: Config) => ({
    secret: settledSecret(config),
    signOptions: { algorithm: 'HS256', issuer: ISSUER },
    // `SessionService` compares it with the database's clock: this node's may be wrong.
    verifyOptions: { algorithms: ['HS256'], issuer: ISSUER, ignoreExpiration: true },
  }),
};

/** The signing secret, which exists before the application starts. */
export function settledSecret(config: Config): string {
  if (config.jwtSecret === null)
    throw new Error('The signing secret must be settled before the application starts.');
  return config.jwtSecret;
}
