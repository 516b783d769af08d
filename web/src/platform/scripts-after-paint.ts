import { EARLY_PRESSES, keepEarlyPresses } from './keep-early-presses.js';
import { startAfterPaint } from './start-after-paint.js';

/** What a script or a link waits under; browsers do nothing with it. */
const WAITING = 'after-paint';
/** The files of most code, as `build-plugins/chunk-groups.ts` names them. */
const IN_TURN = ['react', 'router', 'every-page'];
/** Longest that scripts wait for a frame, in ms: something may keep a page from ever being painted. */
const LONGEST_WAIT_MS = 1000;

/**
 * The HTML of a page whose modules are asked for once its first frame is on the screen: until then a slow
 * line belongs to the style sheets, faces and pictures that this frame needs. They stay where React Router
 * wrote them, so that React finds every element again. What is pressed meanwhile is kept.
 */
export function withScriptsAfterPaint(html: string, nonce: string): string {
  const options = [WAITING, IN_TURN, LONGEST_WAIT_MS].map((option) => JSON.stringify(option));
  const early = `(${keepEarlyPresses})(${JSON.stringify(EARLY_PRESSES)})`;
  const starter = `<script nonce="${nonce}">${early};(${startAfterPaint})(${options})</script>`;
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${WAITING}"`)
    .replaceAll(/(<script [^>]*type=")module"/g, `$1${WAITING}"`)
    .replace('</body>', () => `${starter}</body>`);
}
