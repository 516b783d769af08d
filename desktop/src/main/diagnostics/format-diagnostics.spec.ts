import { expect, test } from 'vitest';
import type { AppState } from '../../shared/app-state.js';
import { buildAppState } from '../test/build-app-state.js';
import { type DiagnosticsFacts, formatDiagnostics } from './format-diagnostics.js';

/** Values that a report must never contain. */
const CANARIES = [
  'eyJhbGciOiJIUzI1NiJ9.canarytoken.c2ln',
  'canary@quartermile.example',
  '+27 82 555 1234',
  'canary-owner',
  'canary-car',
  'canary-host.example',
  'canary-query',
] as const;
const [token, email, phone, owner, car, host, query] = CANARIES;

const decision = {
  key: 'key',
  car,
  decision: { carId: owner, action: 'approve', category: 'World Facts' },
  at: 0,
} as unknown as AppState['waiting'][number];
const facts: DiagnosticsFacts = {
  app: { ...buildAppState().app, build: { commit: 'abc1234', date: '2026-11-22' } },
  machine: {
    platform: 'linux',
    arch: 'x64',
    release: '6.8.0',
    locale: 'en-ZA',
    displays: [
      { width: 1920, height: 1080, scale: 1 },
      { width: 2560, height: 1440, scale: 2 },
    ],
  },
  state: buildAppState({
    hasKeyStore: true,
    updates: { status: 'ready', version: '0.2.0' },
    site: `https://${host}`,
    hasToken: true,
    awaySince: Date.UTC(2026, 10, 22),
    problem: 'unreachable',
    waiting: [decision, decision],
    refused: [{ ...decision, reason: email, code: 'already_reviewed', outcome: null }],
  }),
  logLines: [
    JSON.stringify({ at: '2026-11-22T10:00:00.000Z', level: 'info', event: 'site checked', host }),
    JSON.stringify({ at: '2026-11-22T10:00:01.000Z', level: 'warn', event: 'old', value: `Bearer ${token}` }),
    JSON.stringify({ event: 'old', value: `for ${email} or ${phone} at /api/cars?search=${query}` }),
    `not JSON: ${owner}`,
  ],
};

test('lists the app, the machine and the state of the site', () => {
  const lines = formatDiagnostics(facts).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Quartermile 0.1.0 (commit abc1234, built 2026-11-22)',
      'Electron 45, Chromium 1, Node 24',
      'System: linux x64 6.8.0, locale en-ZA',
      'Displays: 2 (1920x1080 @1, 2560x1440 @2)',
      'Key store: available',
      'Updates: ready 0.2.0',
      expect.stringContaining('"releaseChannel":"latest"'),
      'Site: away since 2026-11-22T00:00:00.000Z, problem unreachable, session, 2 decisions queued, 1 refused',
      '{"at":"2026-11-22T10:00:00.000Z","level":"info","event":"site checked"}',
    ]),
  );
});

test('mentions a missing key store and an unknown commit', () => {
  const report = formatDiagnostics({
    ...facts,
    app: { ...facts.app, build: null },
    state: { ...facts.state, hasKeyStore: false },
  });
  expect(report).toContain('(commit unknown, built unknown)');
  expect(report).toContain('Key store: not available');
});

test.each(CANARIES)('never contains %s', (canary) => {
  expect(formatDiagnostics(facts)).not.toContain(canary);
});
