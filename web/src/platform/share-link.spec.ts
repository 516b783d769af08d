import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.js';

const link = { title: 'P6 in World Facts', url: 'https://quartermile.example/cars/1' };
const texts = { shared: 'copied', shareFailed: 'failed' };
const writeText = vi.fn(async () => undefined);
const refusal = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)));
const browser = (parts: object): void =>
  void vi.stubGlobal('navigator', { clipboard: { writeText }, ...parts });

afterEach(() => {
  vi.unstubAllGlobals();
  writeText.mockClear();
});

test('opens the share sheet, which needs no message', async () => {
  const share = vi.fn(async () => undefined);
  browser({ share });
  expect(await shareLink(link, texts)).toBe('');
  expect(share).toHaveBeenCalledWith(link);
  expect(writeText).not.toHaveBeenCalled();
});

test('a closed share sheet copies nothing', async () => {
  browser({ share: refusal('AbortError') });
  expect(await shareLink(link, texts)).toBe('');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([{}, { share: refusal('NotAllowedError') }, { share: refusal('DataError') }])(
  'copies the link without a share sheet, and when it fails: %#',
  async (parts) => {
    browser(parts);
    expect(await shareLink(link, texts)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(link.url);
  },
);

test('says that the link could not be copied', async () => {
  browser({ clipboard: { writeText: refusal('NotAllowedError') } });
  expect(await shareLink(link, texts)).toBe('failed');
});
