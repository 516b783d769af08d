import { downwardGradient, radialGradient, softGlow } from '../svg.js';
import type { Scene, TreeState } from './scene.js';
import { drawStartTree, treeLightY } from './start-tree.js';

/** The start line at night: floodlights, the grandstand, a concrete wall, the start tree. */
export function stripScene(id: string, tree: TreeState): Scene {
  return {
    light: '#ffb84d',
    mirror: 0.46,
    defs:
      downwardGradient(`${id}A`, [
        [0, '#05070c'],
        [0.6, '#0c1320'],
        [1, '#2b3546'],
      ]) +
      downwardGradient(`${id}B`, [
        [0, '#2a2e35'],
        [0.25, '#191c21'],
        [1, '#0a0b0e'],
      ]) +
      downwardGradient(`${id}C`, [
        [0, '#545b66'],
        [0.06, '#2b3037'],
        [1, '#15181c'],
      ]) +
      softGlow(`${id}D`, tree === 'green' ? '#2fe07a' : '#ffa126') +
      radialGradient(`${id}E`, [
        [0, '#cfe0ff90'],
        [0.15, '#9dbcf540'],
        [0.5, '#7a9fe016'],
        [1, '#6a90d800'],
      ]) +
      radialGradient(`${id}F`, [
        [0, '#c9d3e23c'],
        [0.5, '#c9d3e21a'],
        [1, '#c9d3e200'],
      ]),
    back: drawStand(id) + drawTrack(id) + drawTreeLight(id, treeLightY(tree)) + drawStartTree(tree),
    front: `<g fill="url(#${id}F)"><ellipse cx="150" cy="520" rx="230" ry="70"/><ellipse cx="60" cy="470" rx="200" ry="110"/><ellipse cx="260" cy="548" rx="190" ry="34"/></g>`,
  };
}

/** Rows of lamps are dotted lines, created from dashes of zero length with round caps. */
function drawStand(id: string): string {
  return (
    `<path d="M0 0H1200V440H0Z" fill="url(#${id}A)"/>` +
    `<g fill="url(#${id}E)"><circle cx="203" cy="80" r="300"/><circle cx="648" cy="115" r="210" opacity=".6"/></g>` +
    '<path d="M0 372C120 350 240 356 360 344C520 330 640 352 780 342C920 334 1060 350 1200 338V400H0Z" fill="#080c12"/>' +
    '<path d="M0 300L250 330V400H0Z" fill="#0b0f15"/><path d="M201 94H205V390H201ZM647 124H650V390H647Z" fill="#1b222c"/>' +
    '<g fill="none" stroke-linecap="round"><path d="M10 322L240 343M10 342L240 357" stroke="#5d6a80" stroke-width="4" stroke-dasharray="0 17"/>' +
    '<path d="M300 366H760" stroke="#8a7450" stroke-width="3" stroke-dasharray="0 41 0 13 0 67"/>' +
    '<path d="M186 74h34M186 88h34" stroke="#f4f8ff" stroke-width="9" stroke-dasharray="0 11"/>' +
    '<path d="M636 110h24M636 120h24" stroke="#f4f8ff" stroke-width="6" stroke-dasharray="0 8"/></g>'
  );
}

function drawTrack(id: string): string {
  return (
    `<path d="M0 388H1200V446H0Z" fill="url(#${id}C)"/><path d="M0 417H1200" stroke="#0006" stroke-width="58" stroke-dasharray="2 148"/>` +
    `<path d="M0 440H1200V675H0Z" fill="url(#${id}B)"/><path d="M0 466H1200" stroke="#fff4" stroke-width="4"/>`
  );
}

function drawTreeLight(id: string, y: number): string {
  return (
    `<g fill="url(#${id}D)"><ellipse cx="1112" cy="${y}" rx="420" ry="360"/>` +
    '<ellipse cx="1112" cy="530" rx="460" ry="90" opacity=".6"/><ellipse cx="1112" cy="590" rx="60" ry="150" opacity=".5"/></g>'
  );
}
