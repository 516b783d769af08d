import { spawn } from 'node:child_process';

/** Ends the servers and the database below a folder, and deletes it and clusters that are outside. */
const CLEAR_AWAY = `
  cat > /dev/null
  [ -d "$0" ] || exit 0
  grep -lzs "^DATA_DIR=$0/" /proc/[0-9]*/environ | while IFS=/ read -r _ _ pid _; do kill "$pid"; done
  cluster=$(readlink -f "$0/database/postgres")
  read -r pid < "$cluster/postmaster.pid" && kill -INT "$pid" && sleep 5
  find "$0" -name postgres -type l -exec readlink {} + | while read -r away; do rm -rf "\${away%/*}"; done
  rm -rf "$0"
`;

/**
 * Clears away what a run of tests has left when this process exits for any reason, or when the returned function is
 * called. The script starts when the pipe from this process is closed.
 */
export function whenGone(folder) {
  if (process.platform === 'win32') return () => undefined;
  const watchdog = spawn('/bin/sh', ['-c', CLEAR_AWAY, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  watchdog.stdin.unref?.();
  return () => watchdog.stdin.end();
}
