import { APP_ICONS, drawAppIcon } from '@quartermile/core/domain';
import { expect, it } from 'vitest';

// `npm run draw` writes this file.
it('is the mark on a tile with round corners, as the other icons have it', async () => {
  await expect(drawAppIcon(APP_ICONS.tile)).toMatchFileSnapshot('../../public/favicon.svg');
});
