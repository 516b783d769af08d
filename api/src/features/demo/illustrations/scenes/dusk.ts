import { downwardGradient, radialGradient } from '../svg.js';
import type { Scene } from './scene.js';

/** A road on the Highveld after sunset: koppies, a wind pump, grass along the tar. */
export function duskScene(id: string): Scene {
  return {
    light: '#ff9a52',
    mirror: 0.24,
    defs:
      downwardGradient(`${id}A`, [
        [0, '#131a36'],
        [0.35, '#3b3461'],
        [0.62, '#9a5068'],
        [0.84, '#ea8a4c'],
        [1, '#ffc878'],
      ]) +
      downwardGradient(`${id}B`, [
        [0, '#3c3639'],
        [0.2, '#26242a'],
        [1, '#100f13'],
      ]) +
      radialGradient(`${id}D`, [
        [0, '#fff0c8e0'],
        [0.1, '#ffd98a90'],
        [0.4, '#ff9d4a30'],
        [1, '#ff8a3000'],
      ]) +
      downwardGradient(`${id}F`, [
        [0, '#100f1300'],
        [1, '#08080bcc'],
      ]),
    back: drawSky(id) + drawPump() + drawRoad(id),
    front: `<path d="M0 560H1200V675H0Z" fill="url(#${id}F)"/>`,
  };
}

function drawSky(id: string): string {
  return (
    `<path d="M0 0H1200V440H0Z" fill="url(#${id}A)"/><circle cx="930" cy="404" r="420" fill="url(#${id}D)"/>` +
    '<path d="M80 210C260 196 420 214 640 204C520 220 280 222 80 210ZM620 268C800 252 980 270 1200 258C1040 282 800 284 620 268ZM0 318C120 308 260 322 420 316C300 332 120 330 0 318Z" fill="#ffb98a30"/>' +
    '<path d="M0 384L90 372L150 340L268 336L330 374L470 382L560 360L640 356L720 384L860 390L1010 376L1090 346L1200 340V430H0Z" fill="#4a2f4a"/>' +
    '<path d="M0 404C160 392 300 404 460 398C700 390 900 408 1200 394V446H0Z" fill="#241a2b"/>'
  );
}

/** Draws the wind pump, whose wheel is a dashed ring. */
function drawPump(): string {
  return (
    '<g fill="none" stroke="#150f1b"><path d="M121 212L104 420M133 212L150 420M115 290H139M110 350H144M118 250L141 320M136 250L112 320" stroke-width="3"/>' +
    '<circle cx="127" cy="196" r="25" stroke-width="26" stroke-dasharray="10 5.7"/><path d="M127 196L184 190M184 178V204" stroke-width="5"/></g>' +
    '<path d="M0 436C100 416 130 430 180 424C320 414 420 432 560 424C760 416 980 432 1200 418V448H0Z" fill="#15101a"/>'
  );
}

function drawRoad(id: string): string {
  return (
    `<path d="M0 440H1200V675H0Z" fill="url(#${id}B)"/><path d="M0 452H1200" stroke="#e8c9a04d" stroke-width="5"/>` +
    '<path d="M0 634H1200" stroke="#fff2" stroke-width="9" stroke-dasharray="190 120"/>'
  );
}
