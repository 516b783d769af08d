/** The strip of a run. */
export interface RunStrip {
  readonly _id: string;
  readonly name: string;
  /** Town or region. */
  readonly place: string;
  /** Metres above the sea; null if unknown. */
  readonly altitude: number | null;
}

/** Whether a text has the form of a strip's id. */
export function isStripId(text: string): boolean {
  return /^[\da-f-]{36}$/.test(text);
}
