import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../src/platform/config/config.js';

/** A configuration for tests: a folder of its own, a known administrator, no throttling, no logs. */
export function buildConfig(overrides: Partial<Config> = {}): Config {
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
    logLevel: 'silent',
    rateLimit: 'off',
    ...overrides,
  });
}
