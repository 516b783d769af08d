import { expect, test, vi } from 'vitest';
import { PostponedLink } from './postponed-link.js';

const site = 'https://one.example';

test('remembers the last link opened while locked, and opens nothing', async () => {
  let isLocked = true;
  const link = new PostponedLink();
  const locate = vi.fn(async () => ({ carId: 'golf', site }));
  const wrapped = link.wrap(locate, () => isLocked);
  expect(await wrapped({ carId: 'supra', site })).toBeNull();
  expect(await wrapped({ carId: 'golf', site: null })).toBeNull();
  expect(locate).not.toHaveBeenCalled();
  expect(link.take()).toEqual({ carId: 'golf', site: null });
  expect(link.take()).toBeNull();
  isLocked = false;
  expect(await wrapped({ carId: 'golf', site: null })).toEqual({ carId: 'golf', site });
});
