import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { featuredPictures } from './featured-cars/featured-pictures.js';

const folders = ['drawings', 'featured-cars/drawings', '../../../../core/src/ui/drawings'];
const files = folders
  .map((folder) => join(import.meta.dirname, folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .concat(join(import.meta.dirname, '../../../public/demo-run.svg'));
const parse = (file: string): Document =>
  new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'image/svg+xml');

describe('the drawings of the website', () => {
  it('are the six featured cars, the hero, the story and the demo player', () => {
    const names = files.map((file) => basename(file, '.svg'));
    expect(names.sort()).toEqual(
      [...featuredPictures.map(({ src }) => basename(src, '.svg')), 'hero', 'story', 'demo-run'].sort(),
    );
  });

  it.each(files)('are sound XML with a title, whose references all lead somewhere: %s', (file) => {
    const drawing = parse(file);
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.querySelector('svg > title')?.textContent).toMatch(/^An? /);
    const ids = new Set([...drawing.querySelectorAll('[id]')].map(({ id }) => id));
    const text = readFileSync(file, 'utf8');
    const references = [...text.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id = '']) => id);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(files)('stay under 12 kB before compression: %s', (file) => {
    expect(readFileSync(file).length).toBeLessThan(12_000);
  });

  it.each(featuredPictures)('describe the car as the page does: $alt', ({ src, alt }) => {
    const drawing = parse(join(import.meta.dirname, 'featured-cars/drawings', basename(src)));
    expect(drawing.querySelector('svg > title')?.textContent).toBe(alt);
  });
});
