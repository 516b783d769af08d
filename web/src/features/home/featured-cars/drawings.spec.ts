import { drawAppIcon, drawCar, featuredCars } from '@quartermile/core/domain';
import { describe, expect, it } from 'vitest';

// `npm run draw` writes these files.
describe('the committed drawings', () => {
  it.each(featuredCars)('hold the $body as core draws it', async ({ body, tree, look, alt }) => {
    await expect(drawCar({ ...look, body, tree, title: alt })).toMatchFileSnapshot(`./drawings/${body}.svg`);
  });

  it('hold the favicon as core draws it', async () => {
    await expect(drawAppIcon({ corner: 0.22, share: 0.8 })).toMatchFileSnapshot(
      '../../../../public/favicon.svg',
    );
  });
});
