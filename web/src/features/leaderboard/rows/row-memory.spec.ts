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

/** Renders a page with one row, which has `inside` unless it is known; returns what the row has in the end. */
function render(memory: RowMemory, anchor: string, votes: number, inside: string): string {
  const rows = memory.forPage();
  const rendered = page(anchor, rows.has(anchor, content(votes)) ? '' : inside);
  rows.learn(rendered);
  const [start = '', end = ''] = page(anchor, '|').toString().split('|');
  const completed = rows.complete(rendered).toString();
  expect([completed.startsWith(start), completed.endsWith(end)]).toEqual([true, true]);
  return completed.slice(start.length, -end.length);
}

const knows = (memory: RowMemory, anchor: string) => memory.forPage().has(anchor, content(1));

describe('RowMemory', () => {
  it('knows the HTML inside a row that a page had, until the row shows something else', () => {
    const memory = new RowMemory();
    expect(render(memory, 'one', 1, '<p>é–𝒳</p>')).toBe('<p>é–𝒳</p>');
    expect(render(memory, 'one', 1, 'rendered')).toBe('<p>é–𝒳</p>');
    expect(render(memory, 'one', 2, '<p>2</p>')).toBe('<p>2</p>');
    expect(render(memory, 'one', 2, 'rendered')).toBe('<p>2</p>');
  });

  it('learns no row that it cannot cut out', () => {
    const memory = new RowMemory();
    render(memory, 'one', 1, '<ul><li>more</li></ul>');
    expect(knows(memory, 'one')).toBe(false);
    const rows = memory.forPage();
    rows.has('two', content(1));
    rows.learn(page('other', '<p></p>'));
    rows.learn(page('two', ''));
    expect(knows(memory, 'two')).toBe(false);
  });

  it('forgets the rows that were not shown for longest, beyond 16 MiB', () => {
    const memory = new RowMemory();
    const large = 'x'.repeat(1024 * 1024);
    for (let nth = 0; nth < 17; nth++) {
      render(memory, `row ${nth}`, 1, large);
      render(memory, 'row 0', 1, large);
    }
    const known = [0, 1, 2, 16].map((nth) => knows(memory, `row ${nth}`));
    expect(known).toEqual([true, false, false, true]);
  });
});
