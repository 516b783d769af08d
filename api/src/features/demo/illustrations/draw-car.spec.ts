import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { CAR_BODIES } from './body-plan.js';
import { CAR_VIEWS, drawCar } from './draw-car.js';
import { SCENES, TREE_STATES } from './scenes/scene.js';
import { WHEEL_STYLES } from './wheel.js';

const { DOMParser } = new JSDOM().window;
const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('drawCar', () => {
  const looks = [
    ...CAR_BODIES.flatMap((body) => SCENES.map((scene) => [body, scene, 'side'] as const)),
    ...CAR_BODIES.flatMap((body) => CAR_VIEWS.map((view) => [body, 'strip', view] as const)),
  ];

  it.each(looks)(
    'draws a %s at the %s from the %s as sound XML whose references all lead somewhere',
    (body, scene, view) => {
      const svg = drawCar({ body, scene, view, title: 'A car', id: 'p1' });
      const drawing = parse(svg);
      expect(drawing.querySelector('parsererror')).toBeNull();
      const ids = [...drawing.querySelectorAll('[id]')].map((element) => element.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id.startsWith('p1'))).toBe(true);
      const references = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
      expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined/);
    },
  );

  it('stays light: under 12 kB before compression', () => {
    const sizes = CAR_BODIES.map((body) => drawCar({ body, title: 'A car' }).length);
    expect(Math.max(...sizes)).toBeLessThan(12_000);
  });

  it('names the picture, whatever the name holds', () => {
    const drawing = parse(drawCar({ body: 'sedan', title: 'Fish & "Chips" <V8>' }));
    expect(drawing.querySelector('svg > title')?.textContent).toBe('Fish & "Chips" <V8>');
    expect(drawing.documentElement.getAttribute('role')).toBe('img');
  });

  it('takes any paint, wheels and state of the tree', () => {
    const drawings = TREE_STATES.map((tree, index) =>
      drawCar({
        body: 'coupe',
        title: 'A car',
        tree,
        paint: '#123456',
        wheels: { style: WHEEL_STYLES[index % 5] ?? 'mesh', rim: '#222222', caliper: '#00ff00' },
      }),
    );
    expect(new Set(drawings).size).toBe(TREE_STATES.length);
    expect(drawings.every((svg) => svg.includes('#123456') && svg.includes('#00ff00'))).toBe(true);
  });

  it('draws another picture for every view, and for each of them turned over', () => {
    const drawings = CAR_VIEWS.flatMap((view) =>
      [false, true].map((mirrored) => drawCar({ body: 'coupe', view, mirrored, title: 'A car' })),
    );
    expect(new Set(drawings).size).toBe(CAR_VIEWS.length * 2);
  });

  it('keeps the proportions of the picture in a close view', () => {
    const { documentElement } = parse(drawCar({ body: 'suv', view: 'nose', mirrored: true, title: 'A car' }));
    const [left = NaN, , width = NaN, height = NaN] = (documentElement.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    expect(width / height).toBeCloseTo(1200 / 630, 1);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(1200);
  });

  it('draws the same picture every time', () => {
    expect(drawCar({ body: 'suv', title: 'A car' })).toBe(drawCar({ body: 'suv', title: 'A car' }));
  });
});
