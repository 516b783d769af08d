import { PassThrough } from 'node:stream';
import { accentSheet } from '@quartermile/core/domain';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { KnownRowsContext } from './features/leaderboard/rows/known-rows.js';
import { RowMemory } from './features/leaderboard/rows/row-memory.server.js';
import { NonceContext } from './platform/nonce-context.js';
import type { RootData } from './platform/root-data.js';
import { withScriptsAfterPaint } from './platform/start/scripts-after-paint.js';
import { websiteContext } from './platform/website-context.js';

/** Time limit for rendering a page. */
const RENDER_TIMEOUT_MS = 10_000;

const memory = new RowMemory();

/** Renders a page completely before sending, for search engines and visitors without scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(websiteContext);
  const rows = memory.forPage();
  return new Promise((resolve, reject) => {
    const page = (
      <NonceContext value={nonce}>
        <KnownRowsContext value={rows}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </KnownRowsContext>
      </NonceContext>
    );
    let firstError: unknown;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timeout);
        headers.set('content-type', 'text/html; charset=utf-8');
        const body = request.method === 'HEAD' ? null : pipe(new PassThrough()).toArray();
        Promise.resolve(body).then((chunks) => {
          const bytes = chunks && Buffer.concat(chunks);
          if (bytes && !firstError) rows.learn(bytes);
          const sent = bytes && withScriptsAfterPaint(withAccent(rows.complete(bytes), entry, nonce), nonce);
          resolve(new Response(sent, { headers, status: firstError ? 500 : status }));
        }, reject);
      },
      onShellError: reject,
      onError(error) {
        firstError ??= error;
        context.get(websiteContext).reportError?.(error);
      },
    });
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** Adds the style sheet of the site's accent, if it has one. React leaves it in place, and no script contains its rules. */
function withAccent(page: Buffer, { staticHandlerContext }: EntryContext, nonce: string): Buffer {
  const root: Partial<RootData> | undefined = staticHandlerContext.loaderData.root;
  const accent = root?.site?.accent ?? null;
  if (accent === null) return page;
  const end = page.indexOf('</head>');
  const style = `<style nonce="${nonce}">${accentSheet(accent)}</style>`;
  return Buffer.concat([page.subarray(0, end), Buffer.from(style), page.subarray(end)]);
}

/** Logs errors of loaders, except aborted requests and client errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.get(websiteContext).reportError?.(error);
};
