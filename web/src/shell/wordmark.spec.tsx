import { formatMediaName, plainSiteProfile } from '@quartermile/core/domain';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Wordmark } from './wordmark.js';

const logoOf = (digit: string, width: number, height: number) =>
  `/media/${formatMediaName(digit.repeat(64), { width, height })}`;
const [wide, tall] = [logoOf('a', 2000, 100), logoOf('b', 100, 400)];

const show = (logos: Partial<Record<'logo' | 'logoLight', string>>) =>
  render(<Wordmark site={{ ...plainSiteProfile, ...logos }} />);
/** Attributes of each logo. */
const shown = () =>
  screen
    .queryAllByAltText<HTMLImageElement>('Quartermile')
    .map(({ attributes }) => ['src', 'width', 'height'].map((name) => attributes.getNamedItem(name)?.value));

describe('the wordmark', () => {
  test('is the drawn mark with the name of the site', () => {
    show({});
    expect(screen.getByText('Quartermile')).toBeTruthy();
    expect(shown()).toEqual([]);
  });

  test.each([['logo'], ['logoLight']])('is the only logo in both schemes: %s', (field) => {
    show({ [field]: wide });
    expect(screen.queryByText('Quartermile')).toBeNull();
    expect(shown()).toEqual([[`${wide}?w=624`, '208', '10']]);
  });

  test('is a logo for each scheme, of which only the visible one is loaded', () => {
    show({ logo: wide, logoLight: tall });
    expect(shown()).toEqual([
      [`${wide}?w=624`, '208', '10'],
      [`${tall}?w=24`, '8', '32'],
    ]);
    const both = screen.getAllByAltText<HTMLImageElement>('Quartermile');
    expect(both.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });
});
