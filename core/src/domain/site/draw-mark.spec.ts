import { expect, test } from 'vitest';
import { accentTones } from './accent.js';
import { drawAppIcon, drawMark } from './draw-mark.js';
import { MARK } from './mark.js';

test('the logo alone fills its box, in the given colour', () => {
  const svg = drawMark('#123456');
  expect(svg).toContain('viewBox="0 0 64 64"');
  expect(svg).toContain(`<path d="${MARK.letter}" fill="#123456"/>`);
  expect(svg).toContain(`<path d="${MARK.quarter}" fill="#ffb210"/>`);
  expect(drawMark(MARK.ink, '#2266dd')).toContain(
    `<path d="${MARK.quarter}" fill="${accentTones('#2266dd').dark.accent}"/>`,
  );
  expect(drawMark()).toContain(`fill="${MARK.ink}"`);
});

test('the logo on a tile has its share of the side, and its visual centre in the middle', () => {
  const svg = drawAppIcon({ corner: 0.25, share: 0.62 });
  expect(svg).toContain(`<rect width="64" height="64" rx="16" fill="${MARK.night}"/>`);
  expect(svg).toContain('transform="translate(10.92 12.47) scale(0.62)"');
  expect(svg).toContain(MARK.letter);
});
