import type { Colour } from './colour.js';
import type { WheelLook } from './wheel.js';

/** The six drawn cars. */
export const CAR_BODIES = ['hatch', 'bakkie', 'sedan', 'coupe', 'suv', 'supercar'] as const;
export type CarBody = (typeof CAR_BODIES)[number];

/**
 * The measures and outlines of a body in side view, nose to the right. One unit is 5 mm; the ground is y = 0 and
 * heights are negative, as SVG counts. Outlines are SVG path data.
 */
export interface BodyPlan {
  /** Bumper to bumper. */
  readonly length: number;
  /** Ground to roof. */
  readonly height: number;
  readonly rearAxle: number;
  readonly frontAxle: number;
  readonly tyreRadius: number;
  /** Share of the tyre's radius that the rim takes. */
  readonly rimShare: number;
  /** Height of the sill between the axles. */
  readonly sill: number;
  /** From the rear bumper's lower edge over the roof to the front bumper's lower edge, without the underside. */
  readonly contour: string;
  /** Side windows. */
  readonly glass: string;
  /** Slivers of windscreen and rear window that show past the pillars. */
  readonly screens: string;
  /** The surface above the character line that catches the light, closed. */
  readonly shoulder: string;
  /** The flank below the character line, closed; its upper edge is crisp. */
  readonly flank: string;
  /** Doors, flaps, lids: thin dark lines. */
  readonly seams: string;
  /** Dark parts: sills, intakes, diffuser. */
  readonly trim: string;
  /** Door handles and other small parts sunk into the flank. */
  readonly fittings: string;
  /** The near door mirror, in body colour. */
  readonly mirror: string;
  /** Light on the bulges over the wheels. */
  readonly haunches: string;
  /** A thin blade of light low on the doors. */
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
  /** Where the headlamp's and the tail lamp's glow is centred. */
  readonly lampAt: readonly [x: number, y: number];
  readonly tailAt: readonly [x: number, y: number];
  /** Dark parts that stand clear of the body (spoiler, sport bar), drawn first. */
  readonly behind?: string;
  /** Width of dark flares around the wheel arches. */
  readonly flares?: number;
  /** The paint this body is shown in by default. */
  readonly paint: Colour;
  /** The wheels that go with it. */
  readonly wheels: WheelLook;
}
