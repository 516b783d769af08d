import { expect, test } from 'vitest';
import { compareSponsors, sponsorAddSchema, sponsorUpdateSchema } from './sponsor.js';

const form = {
  name: 'Apex Turbo',
  description: 'Turbochargers, built in Boksburg.',
  website: 'https://apex-turbo.example',
  category: 'Performance',
  logo: 'data:image/png;base64,AAAA',
};

test('a new sponsor is not featured by default', () => {
  expect(sponsorAddSchema.parse(form).featured).toBe(false);
  expect(sponsorAddSchema.parse({ ...form, featured: true }).featured).toBe(true);
});

test.each(['name', 'description', 'website', 'category', 'logo'])('requires %s', (field) => {
  expect(sponsorAddSchema.safeParse({ ...form, [field]: undefined }).success).toBe(false);
  expect(sponsorAddSchema.safeParse({ ...form, [field]: '' }).success).toBe(false);
});

test.each(['javascript:alert(1)', 'ftp://x.example', '//x.example', 'x.example', 'data:text/html,x'])(
  'takes no website %s',
  (website) => {
    expect(sponsorAddSchema.safeParse({ ...form, website }).success).toBe(false);
  },
);

test('accepts partial updates', () => {
  expect(sponsorUpdateSchema.parse({ featured: true })).toEqual({ featured: true });
});

test('sorts featured sponsors first, then by name', () => {
  const sponsors = [
    { name: 'beta', featured: false },
    { name: 'Alpha', featured: false },
    { name: 'Zulu', featured: true },
  ];
  expect(sponsors.sort(compareSponsors).map(({ name }) => name)).toEqual(['Zulu', 'Alpha', 'beta']);
});
