import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiRoutes } from '@quartermile/core/domain';

/** A fake of web's server build that returns its input and the responses of the API. */
const SERVER_ENTRY = `
  export async function handleRequest(request, context) {
    const { pathname } = new URL(request.url);
    if (pathname === '/broken') throw new Error('cannot render');
    if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/here' } });
    if (pathname.startsWith('/slow')) await globalThis.releaseOfSlowPages;
    if (pathname === '/counted') {
      globalThis.rendered = (globalThis.rendered ?? 0) + 1;
      return new Response(globalThis.rendered + ' <script nonce="' + context.nonce + '">a()</script>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    }
    if (pathname === '/injected') return new Response('<script nonce="' + context.nonce + '">own()</script>' +
      '<script>evil()</script><script nonce="">evil2()</script><style>evil{}</style>' +
      '<style nonce="' + context.nonce + '">own{}</style>', { headers: { 'content-type': 'text/html' } });
    if (pathname === '/given') return Response.json({
      url: request.url, cookie: request.headers.get('cookie'), authorization: request.headers.get('authorization'),
    });
    const api = await context.callApi(new Request(new URL('${apiRoutes.health}', context.publicUrl)));
    const unknown = await context.callApi(new Request(new URL('/api/unknown', context.publicUrl)));
    const health = await api.json();
    const html = '<!doctype html><script nonce="' + context.nonce + '">start()</script>' +
      health.name + ' ' + unknown.status + ' '.repeat(2000);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(html, { headers, status: pathname === '/' ? 200 : 404 });
  }
`;

/** A hashed file of the client build. */
export const ASSET = '/assets/app-a1b2c3.js';

/** Writes a fake of the website's build into a new folder and returns the folder. */
export async function writeFakeWebsite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-website-'));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'server/index.js'), SERVER_ENTRY);
  await writeFile(join(folder, `client${ASSET}`), 'plain');
  await writeFile(join(folder, `client${ASSET}.br`), 'as brotli');
  await writeFile(join(folder, `client${ASSET}.gz`), 'as gzip');
  await writeFile(join(folder, 'client/favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'client/legal.css'), "src: url('{{textFont}}')");
  await writeFile(join(folder, 'client/assets/inter-latin-wght-normal-A1b2.woff2'), 'font');
  await writeFile(join(folder, 'client/demo-video.html'), '<title>Demo video</title>');
  await writeFile(join(folder, 'client/terms-of-use.html'), '<!doctype html>{{origin}}/terms-of-use.html');
  await writeFile(join(folder, 'client/offline.html'), '<title>You are offline | {{siteName}}</title>');
  await writeFile(join(folder, 'client/site.webmanifest'), '{ "name": "{{siteName}}" }');
  return folder;
}
