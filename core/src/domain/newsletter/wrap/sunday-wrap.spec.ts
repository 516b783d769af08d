import { expect, test } from 'vitest';
import { sundayWrapSchema, wrapPictureSchema } from './sunday-wrap.js';

test('the picture of a week is sent as a PNG', () => {
  const response = { picture: 'data:image/png;base64,iVBORw0KGgo=' };
  expect(wrapPictureSchema.parse(response)).toEqual(response);
  expect(wrapPictureSchema.safeParse({ picture: 'data:image/webp;base64,UklGRg==' }).success).toBe(false);
});

test('the response with the wrap of a week holds all of its fields', () => {
  const block = { kind: 'heading', text: 'New leaders' };
  const response = {
    siteName: 'Quartermile',
    accent: null,
    subject: 'Sunday wrap',
    blocks: [block],
    shown: [block],
    message: '*Sunday wrap*',
    isQuiet: false,
  };
  expect(sundayWrapSchema.parse(response)).toEqual(response);
  expect(sundayWrapSchema.safeParse({}).success).toBe(false);
});
