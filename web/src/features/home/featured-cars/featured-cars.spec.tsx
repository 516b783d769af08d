import { defaultSiteProfile } from '@quartermile/core/domain';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FeaturedCars } from './featured-cars.js';

const pictures = () => screen.getAllByRole<HTMLImageElement>('img');

describe('the featured cars', () => {
  it('are six, each with its own drawing and description', () => {
    render(<FeaturedCars profile={defaultSiteProfile} />);
    expect(new Set(pictures().map(({ src }) => src)).size).toBe(6);
    expect(new Set(pictures().map(({ alt }) => alt)).size).toBe(6);
    expect(screen.getByRole('heading', { name: 'The hatch' })).toBeTruthy();
  });

  it('have the pictures and words of the administrator', () => {
    const [, ...others] = defaultSiteProfile.featured;
    const featured = [{ name: 'My Polo', line: '' }, ...others];
    render(<FeaturedCars profile={{ ...defaultSiteProfile, featured, featuredImage1: '/media/own.webp' }} />);
    expect(pictures()[0]?.alt).toBe('My Polo');
    expect(pictures()[0]?.getAttribute('src')).toBe('/media/own.webp');
    expect(screen.queryByText('Small, square-shouldered, first in the queue.')).toBeNull();
  });

  it('reserve space for each picture', () => {
    render(<FeaturedCars profile={defaultSiteProfile} />);
    for (const picture of pictures()) expect(picture.width / picture.height).toBeCloseTo(1200 / 630);
  });
});
