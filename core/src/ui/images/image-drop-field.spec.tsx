import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { QuartermileProvider } from '../quartermile-provider.js';
import { ImageDropField } from './image-drop-field.js';
import type { PickedImage } from './picked-image.js';

const photo = new File(['not decoded here'], 'hatch.jpg', { type: 'image/jpeg' });

/** A file that reports a size without allocating it. */
function fileOfBytes(bytes: number): File {
  return Object.defineProperty(new File(['x'], 'big.jpg', { type: 'image/jpeg' }), 'size', { value: bytes });
}

function renderField(error?: string) {
  const busy: boolean[] = [];
  function Form() {
    const [image, setImage] = useState<PickedImage | null>(null);
    return (
      <ImageDropField
        label="Times Image"
        value={image}
        onChange={setImage}
        onBusyChange={(now) => busy.push(now)}
        error={error}
      />
    );
  }
  render(
    <QuartermileProvider env="test">
      <Form />
    </QuartermileProvider>,
  );
  const user = userEvent.setup({ applyAccept: false });
  return { busy, pick: (file: File) => user.upload(screen.getByLabelText('Times Image'), file), user };
}

describe('ImageDropField', () => {
  it('shows the size limit and that it is required', () => {
    renderField();
    expect(screen.getByText('max 10MB, image types only')).toBeTruthy();
  });

  it('shows the picked picture and reports progress', async () => {
    const { busy, pick } = renderField();
    await pick(photo);
    const preview = await screen.findByRole('img', { name: 'Preview of Times Image' });
    expect(preview.getAttribute('src')).toBe(`data:image/jpeg;base64,${btoa('not decoded here')}`);
    await waitFor(() => expect(busy).toEqual([false, true, false]));
  });

  it('rejects a picture over 10 MB', async () => {
    const { pick } = renderField();
    await pick(fileOfBytes(10 * 1024 * 1024 + 1));
    expect((await screen.findByRole('alert')).textContent).toBe('Image must be less than 10MB.');
    expect(screen.getByLabelText('Times Image').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('rejects a file that is not an image', async () => {
    const { pick } = renderField();
    await pick(new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose an image.');
  });

  it('rejects an unsupported image type', async () => {
    const { pick } = renderField();
    await pick(new File(['ftypheic'], 'phone.heic', { type: 'image/heic' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please choose a JPEG, PNG, WebP, AVIF or GIF image.',
    );
  });

  it('clears the previous error on each pick', async () => {
    const { pick } = renderField();
    await pick(fileOfBytes(20_000_000));
    await screen.findByRole('alert');
    await pick(photo);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('removes the picture', async () => {
    const { pick, user } = renderField();
    await pick(photo);
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Times Image'));
  });

  it('uses the later of two picks', async () => {
    renderField();
    const input = screen.getByLabelText('Times Image');
    fireEvent.change(input, { target: { files: [photo] } });
    fireEvent.change(input, { target: { files: [new File(['second'], 'b.png', { type: 'image/png' })] } });
    const preview = await screen.findByRole('img');
    expect(preview.getAttribute('src')).toBe(`data:image/png;base64,${btoa('second')}`);
  });

  it('highlights on drag and accepts a dropped file', async () => {
    renderField();
    const input = screen.getByLabelText('Times Image');
    const isLit = () => input.closest('[data-over]') !== null;
    fireEvent.dragEnter(input);
    expect(isLit()).toBe(true);
    fireEvent.dragLeave(input);
    expect(isLit()).toBe(false);
    fireEvent.dragEnter(input);
    // Browsers turn a drop on a file input into a change event; jsdom does not.
    fireEvent.drop(input);
    fireEvent.change(input, { target: { files: [photo] } });
    expect(isLit()).toBe(false);
    expect(await screen.findByRole('img', { name: 'Preview of Times Image' })).toBeTruthy();
  });

  it('shows the form’s error', () => {
    renderField('Please add this image.');
    expect(screen.getByRole('alert').textContent).toBe('Please add this image.');
    expect(screen.getByLabelText('Times Image').getAttribute('aria-invalid')).toBe('true');
  });
});
