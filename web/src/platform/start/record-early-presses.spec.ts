import { beforeEach, describe, expect, it } from 'vitest';
import { recordEarlyPresses } from './record-early-presses.js';

const take = () => (window as unknown as Record<'take', () => HTMLElement[]>).take();
const hasBegun = () => (window as unknown as Record<'hasBegun', () => boolean>).hasBegun();
const find = (id: string) => document.getElementById(id) as HTMLElement;

describe('presses before hydration', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <button type="button" id="row"><span id="name">Golf</span></button>
      <button type="button" id="menu"></button>
      <form><button type="submit" id="send"></button></form><a id="link"></a>`;
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    recordEarlyPresses('take', 'hasBegun');
  });

  it('are recorded in order, once per button, whichever child was pressed', () => {
    for (const id of ['name', 'menu', 'name']) find(id).click();
    expect(take().map(({ id }) => id)).toEqual(['menu', 'row']);
  });

  it('on links and submit buttons are left to the browser', () => {
    for (const id of ['link', 'send']) find(id).click();
    expect(take()).toEqual([]);
  });

  it('are shown on the button until replayed, and then no longer recorded', () => {
    find('row').click();
    expect(find('row').dataset.early).toBe('');
    expect(take()).toHaveLength(1);
    expect(find('row').dataset.early).toBeUndefined();
    find('menu').click();
    expect(find('menu').dataset.early).toBeUndefined();
  });

  it('are known from their beginning', () => {
    expect(hasBegun()).toBe(false);
    find('link').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(hasBegun()).toBe(true);
  });
});
