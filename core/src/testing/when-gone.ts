import { spawn } from 'node:child_process';

/**
 * Durability is disabled in the databases of tests, because tests do not need it and run faster without it.
 */
export const TEST_DATABASE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
} as const;

/**
 * Shell script for {@link whenGone}: stops the database in the folder `$0`, and deletes the folder and the clusters that
 * it links to in other places.
 */
export const DELETE_TEST_DATABASE = `
  cluster=$(readlink -f "$0/database/postgres")
  read -r pid < "$cluster/postmaster.pid" && kill -INT "$pid" && sleep 5
  find "$0" -name postgres -type l -exec readlink {} + | while read -r away; do rm -rf "\${away%/*}"; done
  rm -rf "$0"
`;

/**
 * Runs a shell script when this process exits for any reason, or when the returned function is called. The script
 * starts when the pipe from this process is closed. Does nothing on Windows.
 * @param values arguments of the script: $0, $1, ...
 */
export function whenGone(script: string, ...values: string[]): () => void {
  if (process.platform === 'win32') return () => undefined;
  const watchdog = spawn('/bin/sh', ['-c', `cat >/dev/null\n${script}`, ...values], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  const { stdin } = watchdog;
  // The pipe must not keep a process alive that has nothing else to do.
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return () => stdin.end();
}
