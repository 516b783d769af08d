import { beforeEach, describe, expect, it } from 'vitest';
import { keepEarlyPresses } from './keep-early-presses.js';

const take = () => (window as unknown as Record<'take', () => HTMLElement[]>).take();
const find = (id: string) => document.getElementById(id) as HTMLElement;

describe('presses before the scripts run', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <button type="button" id="row"><span id="name">Golf</span></button>
      <button type="button" id="menu"></button>
      <form><button type="submit" id="send"></button></form><a id="link"></a>`;
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    keepEarlyPresses('take');
  });

  it('are kept in order, each button once, whatever within it was pressed', () => {
    for (const id of ['name', 'menu', 'name']) find(id).click();
    expect(take().map(({ id }) => id)).toEqual(['menu', 'row']);
  });

  it('on links and on buttons that send a form are left to the browser', () => {
    for (const id of ['link', 'send']) find(id).click();
    expect(take()).toEqual([]);
  });

  it('show on the button until they are done, and are not kept any longer after that', () => {
    find('row').click();
    expect(find('row').dataset.early).toBe('');
    expect(take()).toHaveLength(1);
    expect(find('row').dataset.early).toBeUndefined();
    find('menu').click();
    expect(find('menu').dataset.early).toBeUndefined();
  });
});
