import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../src/platform/config/config.js';

/** A configuration with a fixed administrator and signing key. */
export interface TestConfig extends Config {
  readonly adminEmail: string;
  readonly adminPassword: string;
  readonly jwtSecret: string;
}

/** Builds a configuration for tests: a separate folder, a fixed administrator, no throttling, no logs. */
export function buildConfig(overrides: Partial<TestConfig> = {}): TestConfig {
  return Object.freeze({
    host: '127.0.0.1',
    port: 0,
    databaseUrl: null,
    dataDir: overrides.dataDir ?? mkdtempSync(join(tmpdir(), 'quartermile-spec-')),
    adminEmail: 'thandi@example.com',
    adminPassword: 'correct horse battery',
    jwtSecret: 'a signing key that only tests use, long enough',
    demoData: false,
    publicUrl: 'http://localhost:3000',
    mediaUrl: 'file:',
    smtpUrl: null,
    trustProxy: 0,
    drainSeconds: 0,
    countryHeader: null,
    backupDir: null,
    backupUrl: null,
    backupKey: null,
    backupHour: 2,
    logLevel: 'silent',
    rateLimit: 'off',
    liveListeners: 5000,
    slipReader: 'off',
    pictureHints: 'off',
    ...overrides,
  });
}
