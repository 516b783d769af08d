import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
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

  it.each([
    ['image/heic', 'not decoded here'],
    ['', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['', 'II*\0\x08'],
  ])('rejects an unsupported image of type "%s"', async (type, content) => {
    const { pick } = renderField();
    await pick(new File([content], 'IMG_0001', { type }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please choose a JPEG, PNG, WebP, AVIF or GIF image.',
    );
  });

  it.each([
    ['image/jpeg', 'IMG_0001', '', 'ffd8ffe0'],
    ['image/jpeg', 'IMG_0001.JPG.download', 'application/octet-stream', 'ffd8ffe1'],
    ['image/jpeg', 'slip.pdf', 'application/pdf', 'ffd8ffdb'],
    ['image/png', 'slip.jpg', 'image/jpeg', '89504e470d0a1a0a'],
    ['image/webp', 'slip.jpg_large', '', '524946460000000057454250'],
    ['image/gif', 'slip', 'text/plain', '474946383961'],
    ['image/avif', 'slip', '', '0000001c667479706176696600000000'],
    ['image/avif', 'slip', '', '00000020667479706d69663100000000617669666d696631'],
  ])('finds by its content that a picture is %s: "%s" of type "%s"', async (found, name, type, hex) => {
    const { pick } = renderField();
    await pick(new File([Buffer.from(hex, 'hex')], name, { type }));
    const preview = await screen.findByRole('img', { name: 'Preview of Times Image' });
    expect(preview.getAttribute('src')).toBe(
      `data:${found};base64,${Buffer.from(hex, 'hex').toString('base64')}`,
    );
  });

  it('says that a file is gone, and keeps the picture before it', async () => {
    const { pick } = renderField();
    await pick(photo);
    await screen.findByRole('img');
    const reading = vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
      this: FileReader,
    ) {
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
    });
    await pick(new File(['moved meanwhile'], 'b.jpg', { type: 'image/jpeg' }));
    reading.mockRestore();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This file was moved, changed or removed before it was read. Please choose it again.',
    );
    expect(screen.getByRole('img', { name: 'Preview of Times Image' })).toBeTruthy();
  });

  describe('on a page that was reloaded', () => {
    const lost = 'This page was reloaded before the picture arrived. Please choose or take it again.';
    const reload = () => {
      cleanup();
      renderField();
    };

    it('says that the picture being picked did not arrive, once', () => {
      renderField();
      fireEvent.click(screen.getByLabelText('Times Image'));
      reload();
      expect(screen.getByRole('alert').textContent).toBe(lost);
      reload();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('says nothing when the picture was picked, or nothing was', async () => {
      const { pick } = renderField();
      await pick(photo);
      await screen.findByRole('img');
      reload();
      fireEvent.click(screen.getByLabelText('Times Image'));
      fireEvent.focus(window);
      reload();
      expect(screen.queryByRole('alert')).toBeNull();
    });
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
