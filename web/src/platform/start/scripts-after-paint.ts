import { ZOD_WITHOUT_EVAL } from '../zod-without-eval.js';
import { HIDE_BROKEN_PICTURES } from './hide-broken-pictures.js';
import { EARLY_PRESS_BEGUN, EARLY_PRESSES, recordEarlyPresses } from './record-early-presses.js';
import { RETURNING_VISITOR } from './returning-visitor.js';
import { startAfterPaint } from './start-after-paint.js';

/** The `type` of a deferred script, and what precedes the `rel` of a deferred link: browsers ignore both. */
const WAITING = 'after-paint';
/** Names of the largest files, as in `build-plugins/chunk-groups.ts`. */
const IN_TURN = ['react', 'router', 'every-page'];
/** Maximum delay of scripts, ms, because some pages are never painted. */
const LONGEST_WAIT_MS = 1000;

/**
 * Defers a page's modules and its manifest until its first frame is painted, so that a slow connection first loads the
 * style sheets, fonts and pictures of that frame. The elements stay where React Router rendered them, because React
 * hydrates them. Buttons pressed meanwhile are recorded.
 * `Scripts` of React Router has no option for this (no upstream issue found in remix-run/react-router). It decodes only
 * what is around the content, because pages are large.
 */
export function withScriptsAfterPaint(page: Buffer, nonce: string): Buffer<ArrayBuffer> {
  const head = page.indexOf('</head>');
  const ends = ['<script', '<link ', '</body>'].map((tag) => page.indexOf(tag, head)).filter((at) => at >= 0);
  const scripts = Math.min(page.length, ...ends);
  const end = deferred(page.toString('utf8', scripts));
  return Buffer.concat([
    Buffer.from(deferred(page.toString('utf8', 0, head))),
    Buffer.from(`<script nonce="${nonce}">${RETURNING_VISITOR};${HIDE_BROKEN_PICTURES}</script>`),
    page.subarray(head, scripts),
    Buffer.from(end.replace('</body>', () => `${starterOf(nonce)}</body>`)),
  ]);
}

const deferred = (html: string): string =>
  html
    .replaceAll(/(<link [^>]*rel=")(modulepreload|manifest)"/g, `$1${WAITING}-$2"`)
    .replaceAll(/(<script [^>]*type=")module"/g, `$1${WAITING}"`);

/** The script that starts the deferred ones. */
function starterOf(nonce: string): string {
  const options = [WAITING, IN_TURN, LONGEST_WAIT_MS].map((option) => JSON.stringify(option));
  const names = [EARLY_PRESSES, EARLY_PRESS_BEGUN].map((name) => JSON.stringify(name));
  const early = `(${recordEarlyPresses})(${names})`;
  return `<script nonce="${nonce}">${ZOD_WITHOUT_EVAL};${early};(${startAfterPaint})(${options})</script>`;
}
