import { drawCar, HERO_DRAWING } from '@quartermile/core/domain';
import { expect, it } from 'vitest';

// `npm run draw` writes these files.
it('holds the picture of the hero as core draws it', async () => {
  const picture = drawCar(HERO_DRAWING);
  await expect(picture).toMatchFileSnapshot('./drawings/hero.svg');
});

it('holds the picture of the story as core draws it', async () => {
  const picture = drawCar({ body: 'hatch', scene: 'dusk', title: 'A red hatch on a farm road at dusk' });
  await expect(picture).toMatchFileSnapshot('./drawings/story.svg');
});

it('holds the picture of the demo player as core draws it', async () => {
  const picture = drawCar({ body: 'coupe', scene: 'tunnel', title: 'A silver coupe in a tunnel' });
  await expect(picture).toMatchFileSnapshot('../../../public/demo-run.svg');
});
