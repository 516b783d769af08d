import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { whenGone } from '@quartermile/core/testing';
import { ensurePrograms } from '../../../../.ci/debian-packages.mjs';
import { freePort } from '../../../src/platform/database/embedded/postgres-process.js';
import { readDeployFile } from './deploy-files.js';
import { HttpsClient } from './https-client.js';

const run = promisify(execFile);
const PROGRAMS = { nginx: 'nginx', openssl: 'openssl' } as const;

/** nginx with the site of docs/deploy, on free ports in a temporary folder. */
export interface Nginx {
  /** Client of the site over TLS, which trusts its certificate only. */
  readonly client: HttpsClient;
  /** Address of the site without TLS. */
  readonly plainUrl: string;
  /** The site's log. */
  log(): Promise<string>;
  /** nginx's messages. */
  messages(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Checks the site with `nginx -t`, and starts nginx with it.
 * @param nodes ports of the two nodes
 * @throws Error with nginx's messages
 */
export async function startNginx(nodes: readonly [number, number]): Promise<Nginx> {
  const { nginx, openssl } = ensurePrograms(PROGRAMS);
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-nginx-'));
  await makeCertificate(openssl, folder);
  const [plain, secure] = [await freePort(), await freePort()];
  await writeFile(join(folder, 'site.conf'), await siteOf(folder, { plain, secure, nodes }));
  await writeFile(join(folder, 'nginx.conf'), mainConfig(folder));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  await run(nginx, ['-t', ...options]);
  const child = spawn(nginx, options, { stdio: 'ignore' });
  const exited = once(child, 'exit');
  void exited.then(whenGone('kill -TERM "$0"', `${child.pid}`));
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
  const client = new HttpsClient(secure, await readFile(join(folder, 'fullchain.pem'), 'utf8'));
  await client.whenListening();
  return {
    client,
    plainUrl: `http://127.0.0.1:${plain}`,
    log: () => read('site.log'),
    messages: () => read('error.log'),
    stop: async () => {
      client.close();
      await stop(child, exited);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await exited;
}

interface Ports {
  readonly plain: number;
  readonly secure: number;
  readonly nodes: readonly [number, number];
}

function siteOf(folder: string, { plain, secure, nodes }: Ports): Promise<string> {
  return readDeployFile('nginx/quartermile.conf', [
    // The machine may have no IPv6.
    [/ {4}listen \[::\][^\n]+\n/, ''],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ', `listen 127.0.0.1:${secure} `],
    ['127.0.0.1:3001', `127.0.0.1:${nodes[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${nodes[1]}`],
    ['/etc/letsencrypt/live/example.org', folder],
    ['/var/log/nginx/quartermile.log', join(folder, 'site.log')],
    ['/var/www/acme', folder],
    ['server_name example.org;', 'server_name localhost;'],
  ]);
}

/** What Debian's nginx.conf has around sites, in a temporary folder. */
const mainConfig = (folder: string): string => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log info;
${userInfo().uid === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  gzip on;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;

async function makeCertificate(openssl: string, folder: string): Promise<void> {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  await run(openssl, ['req', '-x509', '-days', '2', ...key, ...subject, ...files]);
}
