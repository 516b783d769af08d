import { expect, test, vi } from 'vitest';

test('animation frames run after a focused element was removed while the time was controlled', async () => {
  vi.useFakeTimers();
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  // The environment moves the focus in the next frame.
  input.remove();
  vi.useRealTimers();
  const frame = vi.fn<FrameRequestCallback>();
  requestAnimationFrame(frame);
  await vi.waitFor(() => expect(frame).toHaveBeenCalledOnce());
});
