import { buildStrip } from '@quartermile/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addPictures,
  button,
  field,
  fill,
  fillText,
  offerStrips,
  renderScreen,
  send,
  user,
} from './test/submission-stage.js';

const OTHER = '01900000-0000-7000-8000-00000000bbbb';

afterEach(() => {
  localStorage.clear();
  offerStrips([]);
});

const open = () => user.click(screen.getByRole('button', { name: 'Add details of the run' }));

describe('the details of the run', () => {
  it('open with one press, which leads to their first field', async () => {
    renderScreen();
    expect(screen.queryByLabelText('60 ft Time')).toBeNull();
    await open();
    expect(await screen.findByLabelText('60 ft Time')).toBeTruthy();
    expect(document.activeElement).toBe(field('Date of the Run'));
  });

  it('are sent where they were given, and left out where not', async () => {
    const { sent } = renderScreen();
    await fillText();
    await open();
    await screen.findByLabelText('60 ft Time');
    fill('Date of the Run', '2026-03-07');
    fill('60 ft Time', '1,852');
    fill('Tyres', 'Drag radial');
    fill('Aspiration', 'Turbocharged');
    fill('Video Link', 'https://example.com/run');
    await addPictures();
    await send();
    await screen.findByText('Thank you for your submission!');
    const { runDate, sixtyFoot, tyres, aspiration, videoLink } = sent[0]?.car ?? {};
    expect({ runDate, sixtyFoot, tyres, aspiration, videoLink }).toEqual({
      runDate: '2026-03-07',
      sixtyFoot: '1.852',
      tyres: 'Drag radial',
      aspiration: 'Turbocharged',
      videoLink: 'https://example.com/run',
    });
    expect(sent[0]?.car).not.toHaveProperty('reactionTime');
    expect(sent[0]?.car).not.toHaveProperty('fuel');
  });

  it('say at each field what is wrong, and send nothing', async () => {
    const { sent } = renderScreen();
    await fillText();
    await open();
    await screen.findByLabelText('60 ft Time');
    fill('60 ft Time', '25');
    fill('Reaction Time', 'quick');
    fill('Date of the Run', '2999-01-01');
    fill('Video Link', 'my channel');
    await addPictures();
    await send();
    for (const problem of [
      '60 ft time must be 0.5 to 20 seconds (e.g., 1.85)',
      'Reaction time must be -5 to 20 seconds (e.g., 0.512)',
      'Please enter a date from 1950 until today.',
    ])
      expect(await screen.findByText(problem)).toBeTruthy();
    expect(field('Video Link').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('are open when a draft has one of them, without taking the focus', async () => {
    localStorage.setItem('quartermile.submission-draft', JSON.stringify({ fuel: 'E85' }));
    renderScreen();
    await waitFor(() => expect(field('Fuel').value).toBe('E85'));
    expect(document.activeElement).toBe(document.body);
  });

  describe('with a list of strips', () => {
    const strips = [buildStrip(), buildStrip({ _id: OTHER, name: 'ODI', place: 'Mabopane', altitude: null })];

    it('offer them, and send the id of the chosen one', async () => {
      offerStrips(strips);
      const { sent } = renderScreen();
      await fillText();
      await open();
      const select = await screen.findByLabelText<HTMLSelectElement>('Strip');
      expect([...select.options].map(({ text }) => text)).toEqual([
        'Not given',
        'Tarlton, Krugersdorp',
        'ODI, Mabopane',
      ]);
      fill('Strip', OTHER);
      await addPictures();
      await send();
      await screen.findByText('Thank you for your submission!');
      expect(sent[0]?.car.strip).toBe(OTHER);
    });

    it('drop a strip of a draft that is no longer in the list', async () => {
      localStorage.setItem('quartermile.submission-draft', JSON.stringify({ strip: OTHER, fuel: 'E85' }));
      offerStrips(strips.slice(0, 1));
      renderScreen();
      const select = await screen.findByLabelText<HTMLSelectElement>('Strip');
      await waitFor(() => expect(select.value).toBe(''));
      await waitFor(() =>
        expect(JSON.parse(localStorage.getItem('quartermile.submission-draft') ?? '{}')).toMatchObject({
          strip: '',
          fuel: 'E85',
        }),
      );
    });
  });

  it('do without a strip while there are none, and when they cannot be loaded', async () => {
    for (const strips of [[], null]) {
      const loads = offerStrips(strips);
      const { unmount } = renderScreen();
      await open();
      await screen.findByLabelText('Fuel');
      await waitFor(() => expect(loads()).toBe(1));
      expect(screen.queryByLabelText('Strip')).toBeNull();
      unmount();
    }
  });

  it('are not required', async () => {
    renderScreen();
    await fillText();
    await open();
    await addPictures();
    await waitFor(() => expect(button().disabled).toBe(false));
  });
});
