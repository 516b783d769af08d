import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { featuredCars } from './featured-car-list.js';
import { FeaturedCars } from './featured-cars.js';

describe('FeaturedCars', () => {
  it('shows six cars, each with its own picture and description', () => {
    render(<FeaturedCars />);
    const pictures = screen.getAllByRole<HTMLImageElement>('img');
    expect(pictures.map((picture) => picture.alt)).toEqual(featuredCars.map((car) => car.alt));
    expect(new Set(pictures.map((picture) => picture.src)).size).toBe(6);
  });

  it('reserves space for each picture', () => {
    render(<FeaturedCars />);
    for (const picture of screen.getAllByRole<HTMLImageElement>('img')) {
      expect(picture.width / picture.height).toBeCloseTo(1200 / 630);
    }
  });
});
