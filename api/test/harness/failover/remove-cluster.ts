/**
 * Shell script for `whenGone`: waits until no PostgreSQL runs in the cluster's folder `$0`, whose Patronis end with the
 * test; kills those that go on, and deletes the folder. A pid file may remain of a killed one, whose number now belongs
 * to another process.
 */
export const REMOVE_CLUSTER = `
  running() {
    for file in "$0"/db?/postmaster.pid; do
      [ -f "$file" ] && read -r pid < "$file" || continue
      [ "$(readlink "/proc/$pid/cwd")" = "\${file%/*}" ] && echo "$pid"
    done
  }
  for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do [ -z "$(running)" ] && break; sleep 1; done
  for pid in $(running); do kill -QUIT "$pid"; sleep 1; done
  rm -rf "$0"
`;
