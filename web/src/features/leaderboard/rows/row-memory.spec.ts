import { buildEntry } from '@quartermile/core/testing';
import { describe, expect, it } from 'vitest';
import { RowMemory } from './row-memory.server.js';

const content = (votes: number) => ({
  place: { entry: buildEntry({ votes }), position: 1 },
  today: 0,
  isBrief: false,
});
const page = (anchor: string, inside: string) =>
  Buffer.from(`<ol><li class="first" id="x">–</li><li id="${anchor}" class="row">${inside}</li></ol>`);

/** Renders a page with one row, and learns it. */
function render(memory: RowMemory, anchor: string, votes: number, inside: string): string | undefined {
  const rows = memory.forPage();
  const known = rows.find(anchor, content(votes));
  rows.learn(page(anchor, inside));
  return known;
}

describe('RowMemory', () => {
  it('knows the HTML inside a row that a page had, until the row shows something else', () => {
    const memory = new RowMemory();
    expect(render(memory, 'one', 1, '<p>é–𝒳</p>')).toBeUndefined();
    expect(render(memory, 'one', 1, '')).toBe('<p>é–𝒳</p>');
    expect(render(memory, 'one', 2, '<p>2</p>')).toBeUndefined();
    expect(render(memory, 'one', 2, '')).toBe('<p>2</p>');
  });

  it('learns no row that it cannot cut out', () => {
    const memory = new RowMemory();
    render(memory, 'one', 1, '<ul><li>more</li></ul>');
    expect(render(memory, 'one', 1, '')).toBeUndefined();
    const rows = memory.forPage();
    rows.find('two', content(1));
    rows.learn(page('other', '<p></p>'));
    expect(memory.forPage().find('two', content(1))).toBeUndefined();
  });

  it('forgets the rows that were not shown for longest, beyond 16 MiB', () => {
    const memory = new RowMemory();
    const large = 'x'.repeat(1024 * 1024);
    for (let nth = 0; nth < 9; nth++) {
      render(memory, `row ${nth}`, 1, large);
      render(memory, 'row 0', 1, '');
    }
    const known = [0, 1, 2, 8].map((nth) => memory.forPage().find(`row ${nth}`, content(1)) !== undefined);
    expect(known).toEqual([true, false, false, true]);
  });
});
