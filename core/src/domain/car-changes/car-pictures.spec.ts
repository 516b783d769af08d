import { describe, expect, test } from 'vitest';
import { EXAMPLE_PICTURE } from '../describe-body.js';
import { messages } from '../messages.js';
import { carChangeMessages } from './car-change-messages.js';
import { carPicturesSchema } from './car-pictures.js';

const problemOf = (request: unknown) => carPicturesSchema.safeParse(request).error?.issues[0]?.message;

describe('a request to replace pictures', () => {
  test.each([
    ['one of them by an upload', { image: EXAMPLE_PICTURE }],
    ['the other one', { proofImage: EXAMPLE_PICTURE }],
    ['both', { image: EXAMPLE_PICTURE, proofImage: EXAMPLE_PICTURE }],
    ['one by the former one', { proofImage: '/media/abc' }],
    ['one by none', { image: null }],
    ['the other one by none', { proofImage: null }],
  ])('replaces %s', (_, pictures) => {
    expect(carPicturesSchema.parse({ carId: 'c1', ...pictures })).toEqual({ carId: 'c1', ...pictures });
  });

  test('needs a picture', () => {
    expect(problemOf({ carId: 'c1' })).toBe(carChangeMessages.noPicture);
  });

  test('takes nothing else for a picture', () => {
    expect(problemOf({ carId: 'c1', image: 'https://example.org/a.jpg' })).toBe(messages.image.notAnImage);
    expect(problemOf({ carId: 'c1', proofImage: '' })).toBe(messages.image.notAnImage);
  });

  test('needs the id of the car', () => {
    expect(problemOf({ image: EXAMPLE_PICTURE })).toBe(messages.car.required);
  });
});
