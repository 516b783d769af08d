import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG, type Config } from '../config/config.js';
import { SessionService } from './session.service.js';

const ISSUER = 'quartermile';

/** Who calls: sessions and the tokens that name them. */
@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        secret: signingSecret(config),
        signOptions: { algorithm: 'HS256', issuer: ISSUER },
        verifyOptions: { algorithms: ['HS256'], issuer: ISSUER },
      }),
    }),
  ],
  providers: [SessionService],
  exports: [SessionService],
})
export class AuthModule {}

function signingSecret(config: Config): string {
  if (config.jwtSecret === null)
    throw new Error('The signing secret must be settled before the application starts.');
  return config.jwtSecret;
}
