import { fireEvent, screen, within } from '@testing-library/react';
import { reviewMessages } from '../kernel/messages/review-messages.js';

/** The car that is opened beside the list of the review queue. */
export const openedCar = (name: string) =>
  within(screen.getByRole('region', { name: reviewMessages.opened(name) }));

/** Selects a card of the list, whose car opens beside it. */
export function openCar(name: string) {
  fireEvent.focusIn(screen.getByRole('article', { name }));
  return openedCar(name);
}
