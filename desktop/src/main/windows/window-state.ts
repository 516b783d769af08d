import * as z from 'zod';

/** Default size of a window, px. */
const FIRST_SIZE = { width: 1280, height: 860 } as const;

const boundsSchema = z.object({ x: z.int(), y: z.int(), width: z.int().min(1), height: z.int().min(1) });
/** A rectangle on the screens, px. */
export type Bounds = z.infer<typeof boundsSchema>;

/** Place of a window when it was closed. */
export const windowStateSchema = z.object({
  bounds: boundsSchema,
  isMaximized: z.boolean(),
  zoom: z.number().min(-5).max(5),
});
export type WindowState = z.infer<typeof windowStateSchema>;

/** Where to open a window; without x and y the system decides. */
export interface WindowPlace {
  readonly bounds: Partial<Bounds> & Pick<Bounds, 'width' | 'height'>;
  readonly isMaximized: boolean;
  readonly zoom: number;
}

/** Restores a window's place if its display still exists, limited to the display's size. */
export function placeWindow(state: WindowState | null, screens: readonly Bounds[]): WindowPlace {
  if (!state) return { bounds: FIRST_SIZE, isMaximized: false, zoom: 0 };
  const { bounds, ...rest } = state;
  const screen = screens.find((one) => holds(one, bounds));
  if (!screen) return { bounds: FIRST_SIZE, ...rest };
  const width = Math.min(bounds.width, screen.width);
  const height = Math.min(bounds.height, screen.height);
  return { bounds: { ...bounds, width, height }, ...rest };
}

/**
 * The place for a window whose display is gone: centred on the first area, limited to its size. Null when the window
 * is visible where it is.
 * @param screens work areas, the primary one first
 */
export function moveOnScreen(bounds: Bounds, screens: readonly Bounds[]): Bounds | null {
  const [main] = screens;
  if (!main || screens.some((one) => holds(one, bounds))) return null;
  const width = Math.min(bounds.width, main.width);
  const height = Math.min(bounds.height, main.height);
  const x = Math.round(main.x + (main.width - width) / 2);
  const y = Math.round(main.y + (main.height - height) / 2);
  return { x, y, width, height };
}

/** Whether enough of the title bar is visible to drag the window. */
function holds(screen: Bounds, { x, y, width }: Bounds): boolean {
  const middle = x + width / 2;
  return (
    middle >= screen.x && middle <= screen.x + screen.width && y >= screen.y && y < screen.y + screen.height
  );
}
