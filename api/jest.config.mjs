import { jestReporters } from '../.ci/test-reports/report-file.mjs';

/** What all kinds of test share. docs/decisions/0024: Node loads the modules, once for the specs of a worker. */
const shared = {
  testEnvironment: '<rootDir>/test/harness/shared-modules/environment.mjs',
  testRunner: '<rootDir>/test/harness/shared-modules/test-runner.mjs',
  injectGlobals: false,
  transform: {},
};

const database = {
  globalSetup: '<rootDir>/test/harness/global-setup.ts',
  globalTeardown: '<rootDir>/test/harness/global-teardown.ts',
};

export default {
  // Jest leaves a core free, which on two of them would be half of the machine.
  maxWorkers: 2,
  // Two busy cores may need a while for what usually takes milliseconds.
  testTimeout: 30_000,
  // Modules of earlier specs stay in a worker's memory: after 78 specs it had reached Node's limit of 4 GB.
  workerIdleMemoryLimit: '1500MB',
  // A worker that has run many specs gives back a gigabyte, which takes longer than jest's half second there.
  workerGracefulExitTimeout: 10_000,
  reporters: jestReporters(),
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...shared,
      ...database,
      displayName: 'e2e',
      testMatch: [
        '<rootDir>/test/**/*.e2e-spec.ts',
        // The failover of a Patroni cluster is part of `npm run test:faults` on demand.
        ...(process.env.FAULT_FAILOVER ? ['<rootDir>/test/**/*.failover-spec.ts'] : []),
      ],
      setupFilesAfterEnv: ['<rootDir>/test/harness/retries.ts'],
    },
    { ...shared, ...database, displayName: 'fuzz', testMatch: ['<rootDir>/fuzz/**/*.fuzz.ts'] },
  ],
};
