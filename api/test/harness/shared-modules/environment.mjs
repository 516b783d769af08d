import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * A test environment of jest whose global object is that of the process, where jest-environment-node creates a context
 * for each spec file. What jest replaces there is put back after each file.
 */
export default class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #console = globalThis.console;
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.#console;
    process.exit = this.#exit;
  }

  /** Without a context jest loads no module itself. */
  getVmContext() {
    return null;
  }
}
