import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { createInterface } from 'node:readline';

const READY = /^ready: (http:\/\/\S+)$/;

/** The API as a child process on a free port, which can be restarted while pages stay open. */
export class ApiProcess {
  #child = null;
  #address = Promise.resolve(null);

  /** @param environment the process's environment variables; HOST and PORT are set here */
  constructor(environment) {
    this.environment = { ...environment, HOST: '127.0.0.1', PORT: '0' };
  }

  /** Resolves to the API's address once it listens, or to null if it failed to start. */
  get address() {
    return this.#address;
  }

  /** Starts the process and resolves as `address` does. Its output is forwarded. */
  start() {
    // The modules themselves: the bundle that main.js loads would need to be built again after each change.
    const child = spawn(execPath, ['--enable-source-maps', 'api/dist/serve.js'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { NODE_COMPILE_CACHE: 'node_modules/.cache/quartermile', ...this.environment },
    });
    this.#child = child;
    this.#address = new Promise((resolve) => {
      child.once('exit', () => resolve(null));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, address] = READY.exec(line) ?? [];
        if (address) resolve(address);
        else console.log(line);
      });
    });
    return this.#address;
  }

  /** Stops the process and starts a new one; requests in between wait for it. */
  async restart() {
    const { promise, resolve } = Promise.withResolvers();
    this.#address = promise;
    await this.stop();
    resolve(this.start());
    return promise;
  }

  /** Stops the process and resolves when it has exited. */
  async stop() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
}
