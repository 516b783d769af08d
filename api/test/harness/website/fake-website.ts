import { apiRoutes } from '@quartermile/core/domain';
import { writeWebsiteFolder } from './website-folder.js';

/** A fake of web's server build that returns its input and the responses of the API. */
const SERVER_ENTRY = `
  export const addressOf = ({ pathname, searchParams }) => pathname.includes('%') ? null
    : pathname.toLowerCase() + (searchParams.has('q') ? '?q=' + searchParams.get('q') : '');
  export async function handleRequest(request, context) {
    const { pathname } = new URL(request.url);
    if (pathname === '/broken') throw new Error('cannot render');
    if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/here' } });
    if (pathname.startsWith('/slow')) await globalThis.releaseOfSlowPages;
    if (pathname.startsWith('/busy')) {
      const end = performance.now() + 10;
      while (performance.now() < end);
      globalThis.busyPages = (globalThis.busyPages ?? 0) + 1;
      return new Response('busy', { status: 404 });
    }
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

/** Writes a website build with several pages and files. The caller must remove the folder. */
export function writeFakeWebsite(): Promise<string> {
  return writeWebsiteFolder(SERVER_ENTRY, {
    [ASSET]: 'plain',
    [`${ASSET}.br`]: 'as brotli',
    [`${ASSET}.gz`]: 'as gzip',
    'favicon.svg': '<svg/>',
    'legal.css': "src: url('{{textFont}}'); src: url('{{textFontRest}}')",
    'assets/inter-latin-wght-normal-rest-C3d4.woff2': 'accents',
    'assets/inter-latin-wght-normal-A1b2.woff2': 'font',
    'demo-video.html': '<title>Demo video</title>',
    'terms-of-use.html': '<!doctype html>{{origin}}/terms-of-use.html',
    'offline.html': '<title>You are offline | {{siteName}}</title>',
    'link-not-set.html': '{{header}}',
    'site.webmanifest': '{ "name": "{{siteName}}" }',
  });
}
