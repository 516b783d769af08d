import type { Colour } from './colour.js';
import type { WheelLook } from './wheel.js';

/** The drawable car bodies. */
export const CAR_BODIES = ['hatch', 'bakkie', 'sedan', 'coupe', 'suv', 'supercar'] as const;
export type CarBody = (typeof CAR_BODIES)[number];

/**
 * Dimensions and outlines of a body in side view, nose to the right. One unit is 5 mm; the ground is y = 0 and heights
 * are negative, as in SVG. Outlines are SVG path data.
 */
export interface BodyPlan {
  /** Bumper to bumper. */
  readonly length: number;
  /** Ground to roof. */
  readonly height: number;
  readonly rearAxle: number;
  readonly frontAxle: number;
  readonly tyreRadius: number;
  /** Radius of the rim as a share of the tyre's radius. */
  readonly rimShare: number;
  /** Height of the sill between the axles. */
  readonly sill: number;
  /** From the rear bumper's lower edge over the roof to the front bumper's lower edge, without the underside. */
  readonly contour: string;
  /** Side windows. */
  readonly glass: string;
  /** Visible parts of windscreen and rear window beside the pillars. */
  readonly screens: string;
  /** The lit surface above the character line, closed. */
  readonly shoulder: string;
  /** The flank below the character line, closed, with a sharp upper edge. */
  readonly flank: string;
  /** Doors, flaps, lids: thin dark lines. */
  readonly seams: string;
  /** Dark parts: sills, intakes, diffuser. */
  readonly trim: string;
  /** Door handles and other small recessed parts. */
  readonly fittings: string;
  /** The near door mirror, in body colour. */
  readonly mirror: string;
  /** Highlights on the fenders. */
  readonly haunches: string;
  /** A thin highlight low on the doors. */
  readonly glint: string;
  /** Seats and wheel seen through the glass. */
  readonly cabin: string;
  /** Pillars over the glass. */
  readonly pillars: string;
  /** Lamps; the lit lines are open paths. */
  readonly headlamp: string;
  readonly daylight: string;
  readonly tailLamp: string;
  readonly tailLight: string;
  /** Centres of the glow of headlamp and tail lamp. */
  readonly lampAt: readonly [x: number, y: number];
  readonly tailAt: readonly [x: number, y: number];
  /** Dark parts separate from the body (spoiler, sport bar), drawn first. */
  readonly behind?: string;
  /** Width of dark flares around the wheel arches. */
  readonly flares?: number;
  /** Default paint. */
  readonly paint: Colour;
  /** Default wheels. */
  readonly wheels: WheelLook;
}
