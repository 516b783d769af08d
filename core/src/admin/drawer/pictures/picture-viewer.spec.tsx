import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderInTheme } from '../../test/render-dashboard.js';
import { PictureViewer } from './picture-viewer.js';

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const transform = () => screen.getByRole('img').parentElement?.style.transform;

beforeEach(() => {
  renderInTheme(<PictureViewer src="/media/slip" caption="Proof of time" />);
});

describe('a picture under review', () => {
  test('is enlarged, turned, and shown whole again', async () => {
    await press('Zoom in');
    expect(transform()).toContain('scale(1.5)');
    await press('Rotate');
    expect(transform()).toContain('rotate(90deg)');
    await press('Show all of it');
    expect(transform()).toBe('translate(0px) rotate(0deg) scale(1)');
  });

  test('is moved by arrow keys once it is enlarged', async () => {
    await press('Zoom in');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(transform()).toContain('translate(-40px, -40px)');
    await press('Zoom out');
    await user.keyboard('{ArrowRight}');
    expect(transform()).toContain('translate(0px)');
  });

  test('is enlarged by a tap and shown whole by the next one, which moving it is not', async () => {
    const room = screen.getByRole('img').parentElement?.parentElement as HTMLElement;
    await user.click(room);
    expect(transform()).toContain('scale(2.25)');
    await user.click(room);
    expect(transform()).toContain('scale(1)');
    await user.click(room);
    fireEvent.pointerDown(room);
    const move = new MouseEvent('pointermove', { bubbles: true, buttons: 1 });
    Object.defineProperties(move, { movementX: { value: 9 }, movementY: { value: 0 } });
    fireEvent(room, move);
    fireEvent.click(room);
    expect(transform()).toContain('scale(2.25)');
  });

  test('goes with its tools when it cannot be loaded', () => {
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
  });
});
