import { downwardGradient, softGlow } from '../svg.js';
import type { Scene } from './scene.js';

/** A run through a tunnel: lamps and tiles with motion blur. */
export function tunnelScene(id: string): Scene {
  return {
    light: '#ff9d3c',
    mirror: 0.5,
    defs:
      downwardGradient(`${id}A`, [
        [0, '#0d0a08'],
        [0.3, '#2a1a0e'],
        [0.75, '#4a2d15'],
        [1, '#1d130c'],
      ]) +
      downwardGradient(`${id}B`, [
        [0, '#2b2018'],
        [0.3, '#17130f'],
        [1, '#090808'],
      ]) +
      softGlow(`${id}D`, '#ffa63f'),
    back: drawTunnel(id) + drawStreaks() + drawLane(id),
    front:
      '<path d="M0 600C300 594 520 606 760 598M420 640C700 632 900 644 1200 636" fill="none" stroke="#ffd9a01c" stroke-width="7"/>',
  };
}

function drawTunnel(id: string): string {
  return (
    `<path d="M0 0H1200V440H0Z" fill="url(#${id}A)"/>` +
    `<g fill="url(#${id}D)"><ellipse cx="160" cy="110" rx="420" ry="110"/><ellipse cx="640" cy="104" rx="420" ry="110"/><ellipse cx="1110" cy="98" rx="420" ry="110"/></g>` +
    '<g fill="#fff0cf"><rect x="40" y="103" width="250" height="11" rx="5"/><rect x="510" y="98" width="270" height="11" rx="5"/><rect x="980" y="92" width="260" height="11" rx="5"/></g>'
  );
}

function drawStreaks(): string {
  return (
    '<g fill="none" stroke="#ffcf8a"><path d="M0 190H1200M0 300H1200" stroke-opacity=".1" stroke-width="2" stroke-dasharray="340 60 120 30"/>' +
    '<path d="M0 236H1200M0 262H1200M0 330H1200" stroke-opacity=".14" stroke-width="4" stroke-dasharray="180 90 420 40"/>' +
    '<path d="M0 372H1200" stroke-opacity=".3" stroke-width="7" stroke-dasharray="260 40"/></g>' +
    '<path d="M0 396H1200V446H0Z" fill="#120c08"/><path d="M0 398H1200" stroke="#ffb55a66" stroke-width="3"/>'
  );
}

function drawLane(id: string): string {
  return (
    `<path d="M0 440H1200V675H0Z" fill="url(#${id}B)"/><path d="M0 464H1200" stroke="#ffe2b84d" stroke-width="4" stroke-dasharray="380 60"/>` +
    `<ellipse cx="620" cy="520" rx="760" ry="100" fill="url(#${id}D)" opacity=".35"/>`
  );
}
