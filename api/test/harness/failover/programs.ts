import { ensurePrograms } from '../../../../.ci/debian-packages.mjs';

/** Debian 12's PostgreSQL. docs/deploy/patroni names its folder. */
const POSTGRES = '/usr/lib/postgresql/15/bin/postgres';

/** Installs what a cluster needs, where that is possible, and returns the paths of its programs. */
export function clusterPrograms(): {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
} {
  return ensurePrograms({
    etcd: 'etcd-server',
    patroni: 'patroni',
    haproxy: 'haproxy',
    [POSTGRES]: 'postgresql-15',
  });
}
