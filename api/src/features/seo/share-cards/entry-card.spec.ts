import { describe, expect, it } from '@jest/globals';
import { entryCard } from './entry-card.js';
import type { DrawnBody, EntrySubject } from './share-subject.js';

const subject = (body: DrawnBody): EntrySubject => ({
  kind: 'entry',
  site: 'Quartermile',
  accent: null,
  category: 'Our Drag Races',
  picture: null,
  source: null,
  body,
  position: 1,
  name: 'VW Golf',
  figure: '9.8 s',
});

/** URL of the card's picture. */
function pictureOf(body: DrawnBody, photograph: string | null): string | undefined {
  const [picture] = entryCard(subject(body), photograph).props.children ?? [];
  return typeof picture === 'object' ? picture.props.src : undefined;
}

describe('the card of a car', () => {
  it('shows the drawing of its body where it has no photograph', () => {
    const pictures = (['hatch', 'sedan', 'coupe'] as const).map((body) => pictureOf(body, null));
    for (const picture of pictures) {
      expect(Buffer.from(picture?.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg .*<\/svg>$/);
    }
    expect(new Set(pictures).size).toBe(3);
  });

  it('shows the photograph where it has one', () => {
    expect(pictureOf('hatch', 'data:image/jpeg;base64,AAAA')).toBe('data:image/jpeg;base64,AAAA');
  });
});
