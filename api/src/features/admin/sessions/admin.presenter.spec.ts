import { describe, expect, test } from '@jest/globals';
import { toAdministrator } from './admin.presenter.js';

describe('toAdministrator', () => {
  test.each([
    ['thandi@example.com', 'Thandi'],
    ['thandi.m+cars@example.com', 'Thandi M Cars'],
    ['admin@quartermile.local', 'Admin'],
    ['...@example.com', 'Administrator'],
    ['@', 'Administrator'],
  ])('labels %s as %s', (email, label) => {
    expect(toAdministrator({ email, role: 'owner' })).toEqual({ email, label, role: 'owner' });
  });
});
