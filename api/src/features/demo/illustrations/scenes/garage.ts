import { downwardGradient, softGlow } from '../svg.js';
import type { Scene } from './scene.js';

/** A workshop after hours: a honeycomb of lamps, tool cabinets, a polished floor. */
export function garageScene(id: string): Scene {
  return {
    light: '#dce9ff',
    mirror: 0.6,
    defs:
      downwardGradient(`${id}A`, [
        [0, '#171a1f'],
        [0.7, '#23272e'],
        [1, '#15181c'],
      ]) +
      downwardGradient(`${id}B`, [
        [0, '#33383f'],
        [0.3, '#1e2126'],
        [1, '#0c0d10'],
      ]) +
      softGlow(`${id}D`, '#dfeaff') +
      `<path id="${id}E" d="M0-52L45-26V26L0 52L-45 26V-26Z"/>`,
    back: drawWall(id) + drawCabinets() + drawHoneycomb(id) + drawFloor(id),
    front: '',
  };
}

function drawWall(id: string): string {
  return (
    `<path d="M0 0H1200V440H0Z" fill="url(#${id}A)"/>` +
    '<path d="M0 220H1200" stroke="#0005" stroke-width="440" stroke-dasharray="2 198"/>' +
    `<ellipse cx="600" cy="110" rx="760" ry="330" fill="url(#${id}D)" opacity=".5"/>`
  );
}

function drawCabinets(): string {
  return (
    '<path d="M20 286H300V436H20ZM900 250H1180V436H900Z" fill="#12151a"/>' +
    '<path d="M30 312H290M30 342H290M30 372H290M30 402H290M912 296H1168M912 342H1168M912 388H1168" stroke="#2c323b" stroke-width="3"/>' +
    '<path d="M40 276C60 250 80 250 96 276M130 278V240H176V278M940 240V196H1000V240M1030 242C1040 212 1080 212 1090 242" fill="none" stroke="#2a3038" stroke-width="8"/>' +
    '<path d="M20 286H300M900 250H1180" stroke="#ffb02e" stroke-width="3"/>'
  );
}

function drawHoneycomb(id: string): string {
  const cells = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((column) => [600 + column * 90, 88]);
  const lower = [-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5].map((column) => [600 + column * 90, 166]);
  const draw = ([x, y]: readonly number[]): string => `<use href="#${id}E" x="${x}" y="${y}"/>`;
  return `<g fill="none" stroke="#f3f8ff" stroke-width="4.5" opacity=".85">${[...cells, ...lower].map(draw).join('')}</g>`;
}

function drawFloor(id: string): string {
  return (
    `<path d="M0 436H1200V675H0Z" fill="url(#${id}B)"/><ellipse cx="600" cy="560" rx="640" ry="130" fill="url(#${id}D)" opacity=".28"/>` +
    '<path d="M0 437H1200" stroke="#0008" stroke-width="4"/>'
  );
}
