import { describe, expect, test } from 'vitest';
import { imageDataUrlSchema, imageSchema, optionalImageSchema } from './image-schemas.js';

describe('a picture', () => {
  test('that is sent is a data URL', () => {
    expect(imageDataUrlSchema.safeParse('data:image/png;base64,AA').success).toBe(true);
    expect(imageDataUrlSchema.safeParse('/media/a.webp').success).toBe(false);
  });

  test('in an edit may be the existing one', () => {
    expect(imageSchema.safeParse('/media/a.webp').success).toBe(true);
    expect(imageSchema.safeParse('https://elsewhere.example/a.webp').success).toBe(false);
  });

  test.each(['', null, undefined])('may be omitted as %j', (value) => {
    expect(optionalImageSchema.parse(value)).toBeNull();
  });
});
