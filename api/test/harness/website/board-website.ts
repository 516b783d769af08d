import { apiRoutes } from '@quartermile/core/domain';
import { writeWebsiteFolder } from './website-folder.js';

/** A fake of web's server build whose page shows the leaderboard of the API. */
const SERVER_ENTRY = `
  export const addressOf = ({ pathname, search }) => pathname.includes('%') ? null : pathname + search;
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

/** Writes a website build with a page, a rendered file and a manifest. The caller must remove the folder. */
export function writeBoardWebsite(): Promise<string> {
  return writeWebsiteFolder(SERVER_ENTRY, {
    'terms-of-use.html': `<title>{{siteName}}</title>${'terms '.repeat(500)}`,
    'site.webmanifest': '{ "name": "{{siteName}}" }',
  });
}
