import { readEvent } from '@quartermile/core/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editEvent } from './edit-event.js';

const picture = 'data:image/png;base64,AAAA';
const edited = (document: Record<string, unknown>, edit: Parameters<typeof editEvent>[1]) => ({
  ...document,
  ...editEvent(document, edit),
});

describe('editEvent', () => {
  test('writes a new event under the preferred names', () => {
    expect(
      editEvent(
        {},
        {
          title: 'Street night',
          description: 'Bring ear plugs.',
          date: '2026-12-05',
          location: { kind: 'coordinates', lat: -26.1, lng: 28 },
          picture,
        },
      ),
    ).toEqual({
      title: 'Street night',
      description: 'Bring ear plugs.',
      date: '2026-12-05',
      location: { lat: -26.1, lng: 28 },
      image: picture,
    });
  });

  test('updates the title in its existing field', () => {
    expect(editEvent({ eventName: 'Old', secret: 1 }, { title: 'New' })).toEqual({ eventName: 'New' });
    expect(editEvent({ title: ' ', name: 'Old' }, { title: 'New' })).toEqual({ name: 'New' });
  });

  test('updates the date in its existing field, also an unreadable one', () => {
    expect(editEvent({ startDate: { _seconds: 1 } }, { date: '2026-12-05' })).toEqual({
      startDate: '2026-12-05',
    });
    expect(editEvent({ when: 'soon' }, { date: '2026-12-05' })).toEqual({ when: '2026-12-05' });
  });

  test.each([
    [{ date: '2027-03-05', endDate: '2027-03-07' }, '2027-04-05', { endDate: '2027-04-07' }],
    [
      { start: { dateTime: '2027-03-05T18:00:00+02:00' }, end: { dateTime: '2027-03-05T22:00:00+02:00' } },
      '2027-03-12T17:00:00.000Z',
      { end: '2027-03-12T21:00:00.000Z' },
    ],
    [{ date: '2027-03-05', endDate: '2027-03-07' }, '2027-04-05T09:00:00.000Z', { endDate: null }],
    [{ date: '2027-03-05', endDate: 'late' }, '2027-04-05', { endDate: null }],
    [{ date: '2027-03-05', endDate: '2027-03-07' }, null, { endDate: null }],
    [{ date: '2027-03-05', duration: 'P2D' }, '2027-04-05', {}],
  ])('moves the end of %j with its start to %s', (document, date, end) => {
    expect(editEvent(document, { date })).toMatchObject(end);
    expect(Object.keys(editEvent(document, { date }))).toHaveLength(1 + Object.keys(end).length);
    expect(editEvent(document, { title: 'Sprints' })).toEqual({ title: 'Sprints' });
  });

  test('updates the location in its existing field, as text or point', () => {
    expect(editEvent({ venue: 'Tarlton' }, { location: { kind: 'text', text: 'Killarney' } })).toEqual({
      venue: 'Killarney',
    });
  });

  test.each([
    [{ photo: '/media/a' }, { photo: picture }],
    [{ cover: { url: '/media/a', alt: 'x' } }, { cover: { url: picture, alt: 'x' } }],
    [{ images: ['/media/a', '/media/b'] }, { images: [picture, '/media/b'] }],
    [{ image: '', images: { url: '/media/a' } }, { images: { url: picture } }],
  ])('puts a picture where %j has it', (document, changes) => {
    expect(editEvent(document, { picture })).toEqual(changes);
  });

  test('clears a field together with its fallback fields', () => {
    const document = { description: 'A', details: 'B', when: 'soon', day: '2026-12-05', city: 'Cape Town' };
    expect(editEvent(document, { description: null, date: null, location: null })).toEqual({
      description: null,
      details: null,
      when: null,
      day: null,
      city: null,
    });
    expect(editEvent({ banner: '/media/a', images: ['/media/b'], poster: '' }, { picture: null })).toEqual({
      banner: null,
      images: null,
    });
  });

  test('leaves other fields unchanged', () => {
    expect(editEvent({ title: 'A', date: '2026-12-05' }, {})).toEqual({});
  });

  const field = fc.constantFrom(
    ...['title', 'name', 'eventName', 'date', 'when', 'day', 'location', 'venue', 'city'],
    ...['image', 'photo', 'images', 'description', 'summary', 'other'],
  );
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', ' ', 'Tarlton', '2026-01-02', '/media/x'),
  );

  test('reading the result gives the edited values for any document', () => {
    fc.assert(
      fc.property(fc.dictionary(field, value), (document) => {
        const edit = {
          title: 'New',
          description: 'Words',
          date: '2026-12-05',
          location: { kind: 'text', text: 'Killarney' } as const,
          picture,
        };
        const { title, description, date, location, image } = readEvent(edited(document, edit));
        expect({ title, description, date, location, picture: image }).toEqual({
          ...edit,
          date: '2026-12-05T00:00:00.000Z',
        });
      }),
    );
  });

  test('clearing gives no value for any document', () => {
    fc.assert(
      fc.property(fc.dictionary(field, value), (document) => {
        const cleared = edited(document, { description: null, date: null, location: null, picture: null });
        expect(readEvent(cleared)).toMatchObject({ date: '', location: null, image: null });
      }),
    );
  });
});
