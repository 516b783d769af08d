import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addPictures,
  button,
  field,
  fill,
  fillText,
  renderScreen,
  send,
  setMailServer,
  user,
} from './test/submission-stage.js';

afterEach(() => localStorage.clear());

describe('the public form', () => {
  it('is headed and bounded as the specification words it', () => {
    renderScreen();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Submit Your Times to the Leaderboard',
    );
    expect(screen.getAllByText(/max 10MB, image types only$/)).toHaveLength(2);
  });

  it('has the specified fields first and in the specified order, and what is added after them', () => {
    renderScreen();
    const labels = [...document.querySelectorAll('form :is(input, select, textarea)')].map((input) =>
      (input as HTMLInputElement).labels?.[0]?.textContent?.replace(' *', ''),
    );
    // Without those of the camera, which have no label of their own.
    expect(labels.filter(Boolean)).toEqual([
      ...['Car Name', 'Owner Name', 'Cellphone Number', '1/4 Mile Time', 'Drivetrain', 'Description'],
      ...['World Facts', 'Our Drag Races', 'Votes by Viewers', 'Times Image', 'Proof of Time'],
      ...['Trap Speed', 'E-mail for the answer'],
    ]);
    const [open] = screen.getAllByRole('button', { name: 'Add details of the run' });
    const last = screen.getByLabelText('E-mail for the answer');
    expect(last.compareDocumentPosition(open as HTMLElement) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    [true, 'Optional. Only to tell you about this submission.'],
    [false, 'Optional. This site sends no mail yet; your private link shows the answer.'],
  ])('says what an e-mail address is for, with a mail server: %s', (has, hint) => {
    setMailServer(has);
    renderScreen();
    setMailServer(false);
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('says what each picture should show', () => {
    renderScreen();
    expect(screen.getByText(/^A photo of your car, shown with your time/)).toBeTruthy();
    expect(screen.getByText(/^The timing slip or display\. Only the admin sees it/)).toBeTruthy();
  });

  it('says that the same picture was chosen twice, and sends it all the same', async () => {
    const { sent } = renderScreen();
    await fillText();
    await addPictures();
    expect(screen.queryByText(/^You chose the same picture twice/)).toBeNull();
    await user.upload(field('Proof of Time'), new File(['car.jpg'], 'again.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/^You chose the same picture twice/)).toBeTruthy();
    await send();
    await screen.findByText('Thank you for your submission!');
    expect(sent[0]?.car.proofImage).toBe(sent[0]?.car.image);
  });

  it('names the terms at its button, and where its data is described', () => {
    renderScreen();
    const line = screen.getByText(/^By submitting you accept the/);
    expect(line.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const links = within(line).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms-of-use.html', '_blank'],
      ['/privacy.html', '_blank'],
    ]);
  });

  it('keeps its button disabled until everything required is there', async () => {
    renderScreen();
    expect(button().disabled).toBe(true);
    await fillText();
    expect(button().disabled).toBe(true);
    await addPictures();
    await waitFor(() => expect(button().disabled).toBe(false));
    await user.click(field('Our Drag Races'));
    expect(button().disabled).toBe(true);
    expect(screen.getByText('Please select at least one category.')).toBeTruthy();
    await user.click(field('Our Drag Races'));
    expect(screen.queryByText('Please select at least one category.')).toBeNull();
    for (const label of ['Car Name', 'Owner Name']) {
      fill(label, '');
      expect(button().disabled).toBe(true);
      fill(label, 'Something');
      await waitFor(() => expect(button().disabled).toBe(false));
    }
  });

  it('lists what is still needed, and offers the three drivetrains', async () => {
    renderScreen();
    expect(screen.getByText(/^Still needed: Car Name, Owner Name, Cellphone Number/)).toBeTruthy();
    const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: /^Drivetrain/ }).options];
    expect(options.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual([
      'FWD',
      'AWD',
      'RWD',
    ]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await fillText();
    expect(await screen.findByText('Still needed: Times Image, Proof of Time')).toBeTruthy();
  });

  it('checks a field once it is left, and announces the message and the suggestion', async () => {
    renderScreen();
    const time = field('1/4 Mile Time');
    fireEvent.change(time, { target: { value: '9,8' } });
    expect(screen.queryByText('Time must be in format: X.X (e.g., 9.8)')).toBeNull();
    fireEvent.blur(time);
    const message = await screen.findByText('Time must be in format: X.X (e.g., 9.8)');
    expect(message.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('Use 9.8').closest('[role=status]')).not.toBeNull();
    expect(time.getAttribute('aria-invalid')).toBe('true');
    fill('1/4 Mile Time', '12.4');
    await waitFor(() => expect(screen.queryByText('Time must be in format: X.X (e.g., 9.8)')).toBeNull());
    fireEvent.focus(field('Car Name'));
    fireEvent.blur(field('Car Name'));
    const missing = await screen.findByText('Please enter the car name.');
    expect(missing.closest('[role=alert]')).not.toBeNull();
  });

  it('sends what was filled in and shows the two submitted images', async () => {
    const { sent } = renderScreen();
    await fillText();
    fill('Trap Speed', '178.5');
    await addPictures();
    await send();
    expect(await screen.findByText('Thank you for your submission!')).toBeTruthy();
    expect(
      screen.getByText('Your times will be reviewed by the admin before appearing on the leaderboard.'),
    ).toBeTruthy();
    // The specification's sentences with the two pictures under them, and nothing in between.
    expect(document.body.textContent).toMatch(
      /^Thank you for your submission!Your times will be reviewed by the admin before appearing on the leaderboard\.Times ImageProof of Time/,
    );
    const proof = screen.getByRole('img', { name: 'Proof of Time' });
    const link = await screen.findByLabelText('Private link');
    expect(proof.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const image = `data:image/jpeg;base64,${btoa('car.jpg')}`;
    const proofImage = `data:image/jpeg;base64,${btoa('slip.jpg')}`;
    expect(screen.getByRole('img', { name: 'Times Image' }).getAttribute('src')).toBe(image);
    expect(screen.getByRole('img', { name: 'Proof of Time' }).getAttribute('src')).toBe(proofImage);
    expect(sent.map(({ car }) => car)).toEqual([
      {
        name: 'Golf 7 R',
        owner: 'Lerato',
        cellphone: '+27 82 123 4567',
        time: '9.8',
        trapSpeed: '178.5',
        worldFacts: '9.8',
        drivetrain: 'AWD',
        description: '',
        requestedCategories: ['Our Drag Races'],
        image,
        proofImage,
      },
    ]);
  });

  it('says at each field what is wrong, and sends nothing', async () => {
    const { sent } = renderScreen();
    await fillText('9', '12ab');
    await addPictures();
    await send();
    expect(screen.getByText('Time must be in format: X.X (e.g., 9.8)')).toBeTruthy();
    expect(screen.getByText('Please enter a valid phone number')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('offers what was meant: the international number, the decimal point', async () => {
    renderScreen();
    await fillText('9,8', '082 123 4567');
    await user.click(screen.getByRole('button', { name: 'Use +27 82 123 4567' }));
    await user.click(screen.getByRole('button', { name: 'Use 9.8' }));
    expect(field('Cellphone Number').value).toBe('+27 82 123 4567');
    expect(field('1/4 Mile Time').value).toBe('9.8');
    expect(screen.queryByText('Please enter a valid phone number')).toBeNull();
  });
});

describe('the trap speed', () => {
  it.each(['178,5', '178.5km/h', '178,5 KM/H'])('typed as %s offers the number', async (typed) => {
    renderScreen();
    fill('Trap Speed', typed);
    expect(await screen.findByText('Trap speed must be 30 to 500 km/h (e.g., 178.5)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use 178.5' }));
    expect(field('Trap Speed').value).toBe('178.5');
    await waitFor(() => expect(screen.queryByText(/^Trap speed must be/)).toBeNull());
  });

  it.each(['29.99', '501', '110 mph', '178.555'])('of %s is refused without an offer', async (typed) => {
    renderScreen();
    fill('Trap Speed', typed);
    expect(await screen.findByText(/^Trap speed must be/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  it('is optional, and stored with the draft', async () => {
    const { unmount } = renderScreen();
    fill('Trap Speed', '181');
    unmount();
    renderScreen();
    expect(field('Trap Speed').value).toBe('181');
    fill('Trap Speed', '');
    await fillText();
    await addPictures();
    await waitFor(() => expect(button().disabled).toBe(false));
  });
});
