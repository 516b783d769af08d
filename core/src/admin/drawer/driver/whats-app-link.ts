import { type AdminCar, isolate, phoneKey, suggestPhone } from '@quartermile/core/domain';
import { driverMessages } from './driver-messages.js';
import type { BoardPlace } from './use-places.js';

const { sentences } = driverMessages;

/**
 * WhatsApp's link to the driver of a car with a prepared message about its present state; null without a phone number,
 * without a page of the driver, or while nothing was decided or asked.
 * @param places where an approved car stands
 */
export function whatsAppLink(car: AdminCar, places: readonly BoardPlace[]): string | null {
  const sentence = sentenceOf(car, places);
  if (!car.cellphone || sentence === null) return null;
  // A local number needs the country code: WhatsApp has no default country.
  const number = phoneKey(suggestPhone(car.cellphone) ?? car.cellphone);
  return `https://wa.me/${number}?text=${encodeURIComponent(sentence)}`;
}

function sentenceOf(
  { name: typed, status, rejectionReason, submission }: AdminCar,
  places: readonly BoardPlace[],
) {
  if (!submission) return null;
  const name = isolate(typed);
  const { link, informationRequest } = submission;
  const boards = places.map(({ category, place }) => sentences.place(place, category));
  if (status === 'approved') return sentences.approved(name, boards, link);
  if (status === 'rejected') return sentences.rejected(name, rejectionReason, link);
  return informationRequest ? sentences.question(name, informationRequest.reason, link) : null;
}
