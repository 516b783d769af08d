import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CarPicture, mediaSrcSet } from './car-picture.js';
import { CategoryBadge } from './category-badge.js';
import { DrivetrainBadge } from './drivetrain-badge.js';
import { ElapsedTime } from './elapsed-time.js';
import { Medal } from './medal.js';

const stored = `/media/${'a'.repeat(64)}-1000x750`;

describe('ElapsedTime', () => {
  it('shows the digits unchanged, followed by s', () => {
    const { container } = render(<ElapsedTime seconds="10.30" />);
    expect(container.textContent).toBe('10.30s');
  });

  it('shows a dash for a car without a time', () => {
    const { container } = render(<ElapsedTime seconds={null} />);
    expect(container.textContent).toBe('–');
  });
});

describe('Medal', () => {
  it.each([
    [1, 'Gold'],
    [2, 'Silver'],
    [3, 'Bronze'],
  ])('names that of place %i %s', (position, name) => {
    render(<Medal position={position} />);
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });

  it.each([0, 4])('shows none for place %i', (position) => {
    const { container } = render(<Medal position={position} />);
    expect(container.childElementCount).toBe(0);
  });
});

describe('the badges', () => {
  it.each([
    ['FWD', 2],
    ['RWD', 2],
    ['AWD', 4],
  ] as const)('light the driven wheels of %s', (drivetrain, driven) => {
    const { container } = render(<DrivetrainBadge drivetrain={drivetrain} />);
    expect(container.textContent).toBe(drivetrain);
    expect(container.querySelectorAll('[data-driven]')).toHaveLength(driven);
  });

  it('name the category', () => {
    const { container } = render(<CategoryBadge category="Our Drag Races" />);
    expect(container.textContent).toBe('Our Drag Races');
  });
});

describe('CarPicture', () => {
  it('requests no width beyond the original', () => {
    expect(mediaSrcSet(stored)).toBe(
      [320, 720, 960, 1000].map((width) => `${stored}?w=${width} ${width}w`).join(', '),
    );
  });

  it('uses other URLs unchanged', () => {
    expect(mediaSrcSet('/illustrations/hatch.svg')).toBeUndefined();
  });

  it('uses the given aspect ratio', () => {
    render(<CarPicture src={stored} alt="A hatch" sizes="100vw" ratio={2} />);
    const { style, width, height } = screen.getByRole<HTMLImageElement>('img');
    expect(style.getPropertyValue('--ratio')).toBe('2');
    expect(width / height).toBe(2);
  });

  it('has high priority only when eager', () => {
    render(<CarPicture src={stored} alt="A hatch" sizes="100vw" eager />);
    render(<CarPicture src={stored} alt="A bakkie" sizes="100vw" />);
    const [hatch, bakkie] = screen.getAllByRole('img');
    expect([hatch?.getAttribute('loading'), hatch?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
    expect([bakkie?.getAttribute('loading'), bakkie?.getAttribute('fetchpriority')]).toEqual(['lazy', null]);
  });

  it('is hidden after a loading error', () => {
    const { container } = render(<CarPicture src={stored} alt="A hatch" sizes="100vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.childElementCount).toBe(0);
  });

  it('shows the next picture after one that failed', () => {
    const { rerender } = render(<CarPicture src={stored} alt="A hatch" sizes="100vw" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<CarPicture src="/media/other" alt="A bakkie" sizes="100vw" />);
    expect(screen.getByRole('img', { name: 'A bakkie' })).toBeTruthy();
  });

  describe('that arrived before hydration with a width of 0', () => {
    const decode = vi.fn<() => Promise<void>>();

    beforeEach(() => {
      vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
      vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
      vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(stored);
      Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
    });

    afterEach(() => {
      vi.restoreAllMocks();
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    });

    it('is hidden if it cannot be decoded', async () => {
      decode.mockRejectedValue(new DOMException('The source image cannot be decoded.', 'EncodingError'));
      const { container } = render(<CarPicture src={stored} alt="A hatch" sizes="100vw" />);
      await waitFor(() => expect(container.childElementCount).toBe(0));
    });

    it('stays if it can be decoded, also when rendered again', async () => {
      decode.mockResolvedValue();
      const { rerender } = render(<CarPicture src={stored} alt="A hatch" sizes="100vw" />);
      rerender(<CarPicture src={stored} alt="A red hatch" sizes="100vw" />);
      await act(() => Promise.resolve());
      expect(screen.getByRole('img', { name: 'A red hatch' })).toBeTruthy();
      expect(decode).toHaveBeenCalledOnce();
    });
  });
});
