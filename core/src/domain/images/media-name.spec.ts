import { describe, expect, it } from 'vitest';
import { formatMediaName, imagePathAtWidth, imageSizeOfPath, parseMediaName } from './media-name.js';

const name = formatMediaName('0f'.repeat(32), { width: 1280, height: 720 });

describe('the name of a stored picture', () => {
  it('contains its size', () => {
    expect(parseMediaName(name)).toEqual({ width: 1280, height: 720 });
    expect(imageSizeOfPath(`/media/${name}`)).toEqual({ width: 1280, height: 720 });
  });

  it.each(['', 'car.jpg', `${name}.jpg`, `../${name}`, name.toUpperCase(), name.slice(1)])(
    'is not "%s"',
    (text) => {
      expect(parseMediaName(text)).toBeNull();
    },
  );

  it('has no size for other URLs', () => {
    expect(imageSizeOfPath(`https://example.com/${name}`)).toBeNull();
    expect(imageSizeOfPath('/media/proof/x?expires=1')).toBeNull();
  });
});

describe('imagePathAtWidth', () => {
  it('adds the width and preserves a signature', () => {
    expect(imagePathAtWidth('/media/a', 640)).toBe('/media/a?w=640');
    expect(imagePathAtWidth('/media/proof/a?expires=1&signature=b', 320.4)).toBe(
      '/media/proof/a?expires=1&signature=b&w=320',
    );
  });

  it('returns other URLs unchanged', () => {
    expect(imagePathAtWidth('/assets/hatch.svg', 640)).toBe('/assets/hatch.svg');
    expect(imagePathAtWidth('data:image/png;base64,AAAA', 640)).toBe('data:image/png;base64,AAAA');
  });
});
