import { drawAppIcon } from '@quartermile/core/domain';
import { expect, it } from 'vitest';

// `npm run draw` writes this file.
it('is the mark on a tile with round corners, as the other icons have it', async () => {
  await expect(drawAppIcon({ corner: 0.22, share: 0.8 })).toMatchFileSnapshot('../../public/favicon.svg');
});
