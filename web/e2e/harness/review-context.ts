import { type AdminApi, drawDataUrl } from './admin-api.js';

/** The board on which the submissions are compared. */
export const BOARD = 'Our Drag Races';

/**
 * A board with three cars, and two submissions: one of Lerato, whose Polo is on the board, with the proof of a rejected
 * car and a trap speed that does not fit; and one of a new driver.
 */
export async function fillReviewContext(api: AdminApi): Promise<void> {
  const proofImage = await drawDataUrl();
  await api.approve({ name: 'Audi RS3', owner: 'Sipho', time: '11.1' }, BOARD);
  await api.approve({ name: 'BMW M2', owner: 'Tshepo', time: '11.79' }, BOARD);
  const lerato = { owner: 'Lerato', cellphone: '+27 82 444 5555' };
  await api.approve({ name: 'Polo GTI', time: '13.44', ...lerato, runDate: '2026-03-07' }, BOARD);
  const rejected = await api.submit({ name: 'Toyota Supra', time: '11.8', proofImage });
  await api.review({ carId: rejected, action: 'reject' });
  const requestedCategories = [BOARD, 'World Facts'] as const;
  await api.submit({
    ...{ name: 'VW Polo', time: '11.80', trapSpeed: '115', proofImage, ...lerato },
    requestedCategories: [...requestedCategories],
  });
  await api.submit({ name: 'Golf 8 R', time: '12.5', requestedCategories: [BOARD, 'Votes by Viewers'] });
}
