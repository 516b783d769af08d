import { downwardGradient, softGlow } from '../svg.js';
import type { Scene } from './scene.js';

/** A mountain pass at the blue hour: ridges in haze, a low moon, the guard rail. */
export function passScene(id: string): Scene {
  return {
    light: '#bcd4ff',
    mirror: 0.2,
    defs:
      downwardGradient(`${id}A`, [
        [0, '#060b1a'],
        [0.5, '#14274a'],
        [1, '#4b6c96'],
      ]) +
      downwardGradient(`${id}B`, [
        [0, '#2b323d'],
        [0.25, '#1a1e25'],
        [1, '#0a0c10'],
      ]) +
      downwardGradient(`${id}C`, [
        [0, '#8d99a8'],
        [0.4, '#4a5562'],
        [1, '#1c232c'],
      ]) +
      softGlow(`${id}D`, '#e8f0ff'),
    back: drawRidges(id) + drawRail(id),
    front:
      '<path d="M0 470C220 452 380 488 620 470C860 452 1000 486 1200 466V520C900 540 300 540 0 520Z" fill="#cfe0ff08"/>',
  };
}

function drawRidges(id: string): string {
  return (
    `<path d="M0 0H1200V440H0Z" fill="url(#${id}A)"/><circle cx="300" cy="150" r="230" fill="url(#${id}D)" opacity=".6"/><circle cx="300" cy="150" r="27" fill="#f4f8ff"/>` +
    '<path d="M60 80H1160M20 130H1180M120 200H1190" stroke="#dfe9ff8c" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0 137 0 61 0 211 0 89"/>' +
    '<path d="M0 330L110 268L190 300L330 196L430 262L520 226L640 318L760 244L880 290L1010 178L1110 246L1200 212V440H0Z" fill="#2c4870"/>' +
    '<path d="M0 372L160 306L290 352L420 290L560 364L700 312L860 372L1000 286L1200 356V440H0Z" fill="#1b3152"/>' +
    '<path d="M0 398C140 360 260 404 400 380C560 352 700 410 880 388C1000 372 1100 396 1200 376V446H0Z" fill="#0f1d33"/>'
  );
}

function drawRail(id: string): string {
  return (
    `<path d="M0 440H1200V675H0Z" fill="url(#${id}B)"/>` +
    '<path d="M0 440H1200" stroke="#141a22" stroke-width="52" stroke-dasharray="9 141"/>' +
    `<path d="M0 404H1200V432H0Z" fill="url(#${id}C)"/><path d="M0 418H1200" stroke="#0006" stroke-width="3"/>` +
    '<path d="M0 418H1200" stroke="#ffb02e" stroke-width="7" stroke-dasharray="6 294"/><path d="M0 480H1200" stroke="#ffffff40" stroke-width="5"/>'
  );
}
