import { TREE_STATES, type TreeState } from './scene.js';

const ROWS = [148, 198, 248, 298, 348] as const;
const HOUSING = '#0b0e12';

/** Draws the start tree at the right of the strip: stage bulbs, three ambers, green and red, for each lane. */
export function drawStartTree(state: TreeState): string {
  const lit = TREE_STATES.indexOf(state) - 2;
  const stage =
    state === 'pre-staged' ? 'M1082 106h0M1142 106h0' : 'M1082 106h0M1096 106h0M1128 106h0M1142 106h0';
  return (
    `<path d="M1106 84H1118V484H1106ZM1084 480H1140V488H1084ZM1096 84H1128V376H1096Z" fill="${HOUSING}"/>` +
    `<g stroke-linecap="round"><path d="${ROWS.map((y) => `M1085 ${y}h54`).join('')}" stroke="${HOUSING}" stroke-width="46"/>` +
    `<path d="M1082 106h60" stroke="${HOUSING}" stroke-width="22"/><path d="${stage}" stroke="#fff3d2" stroke-width="12"/>` +
    `${ROWS.map((y, row) => drawLamps(y, row, row === lit)).join('')}</g>`
  );
}

/** Vertical centre of the tree's light. */
export function treeLightY(state: TreeState): number {
  return ROWS[TREE_STATES.indexOf(state) - 2] ?? 106;
}

function drawLamps(y: number, row: number, isLit: boolean): string {
  const bulbs = `M1085 ${y}h0M1139 ${y}h0`;
  const dark = ['#3a2609', '#3a2609', '#3a2609', '#11301d', '#3a1214'][row];
  const bright = row === 3 ? '#35e87f' : '#ffb52e';
  return (
    `<path d="${bulbs}" stroke="${isLit ? bright : dark}" stroke-width="34"/>` +
    (isLit ? `<path d="${bulbs}" stroke="#fff8e0" stroke-width="17" opacity=".85"/>` : '')
  );
}
