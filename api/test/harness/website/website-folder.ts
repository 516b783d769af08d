import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiRoutes } from '@quartermile/core/domain';

/** A fake of web's server build whose page shows the leaderboard of the API. */
const SERVER_ENTRY = `
  export async function handleRequest(request, context) {
    const list = await context.callApi(new Request(new URL('${apiRoutes.leaderboard.list}', context.publicUrl)));
    const { pathname } = new URL(request.url);
    if (pathname !== '/leaderboard') return new Response('missing', { status: 404 });
    const html = '<!doctype html><script nonce="' + context.nonce + '">let a</script>' + (await list.text());
    return new Response(html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'visitor=1' },
    });
  }
`;

/** Writes a website build with a page, a rendered file and an asset. The caller must remove the folder. */
export async function writeWebsite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-website-'));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'server/index.js'), SERVER_ENTRY);
  await writeFile(
    join(folder, 'client/terms-of-use.html'),
    `<title>{{siteName}}</title>${'terms '.repeat(500)}`,
  );
  await writeFile(join(folder, 'client/site.webmanifest'), '{ "name": "{{siteName}}" }');
  return folder;
}
