import * as z from 'zod';

/** Width and height of the first window, px. */
const FIRST_SIZE = { width: 1280, height: 860 } as const;

const boundsSchema = z.object({ x: z.int(), y: z.int(), width: z.int().min(1), height: z.int().min(1) });
type Bounds = z.infer<typeof boundsSchema>;

/** Where a window stood when it was closed. */
export const windowStateSchema = z.object({
  bounds: boundsSchema,
  isMaximized: z.boolean(),
  zoom: z.number().min(-5).max(5),
});
export type WindowState = z.infer<typeof windowStateSchema>;

/** Where a window is to stand; without a corner the system finds a place. */
export interface WindowPlace {
  readonly bounds: Partial<Bounds> & Pick<Bounds, 'width' | 'height'>;
  readonly isMaximized: boolean;
  readonly zoom: number;
}

/** Puts a window where it stood, unless the screen it stood on is gone; never larger than the screens' areas. */
export function placeWindow(state: WindowState | null, screens: readonly Bounds[]): WindowPlace {
  if (!state) return { bounds: FIRST_SIZE, isMaximized: false, zoom: 0 };
  const { bounds, ...rest } = state;
  const screen = screens.find((one) => holds(one, bounds));
  if (!screen) return { bounds: FIRST_SIZE, ...rest };
  const width = Math.min(bounds.width, screen.width);
  const height = Math.min(bounds.height, screen.height);
  return { bounds: { ...bounds, width, height }, ...rest };
}

/** Whether enough of a window's title bar is on a screen to be taken hold of. */
function holds(screen: Bounds, { x, y, width }: Bounds): boolean {
  const middle = x + width / 2;
  return (
    middle >= screen.x && middle <= screen.x + screen.width && y >= screen.y && y < screen.y + screen.height
  );
}
