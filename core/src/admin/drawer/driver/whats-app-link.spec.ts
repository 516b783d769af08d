import type { AdminCar, SubmissionInfo } from '@quartermile/core/domain';
import { describe, expect, test } from 'vitest';
import { buildAdminCar } from '../../../testing/index.js';
import { whatsAppLink } from './whats-app-link.js';

const submission: SubmissionInfo = {
  informationRequest: null,
  revisedAt: null,
  changes: [],
  mayResend: false,
  previousCarId: null,
  hasEmail: false,
  notified: null,
  link: 'https://quartermile.example/submissions/abc',
};
const places = [
  { category: 'Our Drag Races', place: 6 },
  { category: 'Votes by Viewers', place: 12 },
] as const;
const linkOf = (car: Partial<AdminCar>) =>
  whatsAppLink(buildAdminCar({ name: 'Golf', cellphone: '082 123 4567', submission, ...car }), places);
const read = (link: string | null) => decodeURIComponent(link ?? '');

describe('the WhatsApp link', () => {
  test('goes to the international number, with the places of an approved car', () => {
    expect(read(linkOf({ status: 'approved' }))).toBe(
      "https://wa.me/27821234567?text=You're P6 in Our Drag Races and P12 in Votes by Viewers with your Golf: https://quartermile.example/submissions/abc",
    );
  });

  test.each([
    ['+27 82 123 4567', '27821234567'],
    ['(082) 123-4567', '27821234567'],
    ['+44 7911 123456', '447911123456'],
  ])('of %s goes to %s', (cellphone, number) => {
    expect(linkOf({ status: 'approved', cellphone })).toMatch(
      new RegExp(`^https://wa\\.me/${number}\\?text=`),
    );
  });

  test('has the reason of a rejection, and the open question', () => {
    expect(read(linkOf({ status: 'rejected', rejectionReason: 'Two cars & one slip.' }))).toContain(
      'Your Golf was not accepted. Two cars & one slip. https://quartermile.example/submissions/abc',
    );
    const informationRequest = { reason: 'Which strip?', at: '2026-11-22T08:00:00.000Z' };
    expect(read(linkOf({ submission: { ...submission, informationRequest } }))).toContain(
      'A question about your Golf: Which strip? https://quartermile.example/submissions/abc',
    );
  });

  test('is not there without a number, a page of the driver, or an answer', () => {
    expect(linkOf({ status: 'approved', cellphone: null })).toBeNull();
    expect(linkOf({ status: 'approved', submission: undefined })).toBeNull();
    expect(linkOf({})).toBeNull();
  });
});
