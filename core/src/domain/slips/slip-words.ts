/** Part of a picture, as fractions of its width and height. */
export interface SlipBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A word that the reader has recognized on a picture. */
export interface SlipWord {
  readonly text: string;
  /** Percent. */
  readonly confidence: number;
  readonly box: SlipBox;
}

/** The words of a line, from left to right. */
export type SlipLine = readonly SlipWord[];

/** `none`: the driver did not give the figure. `unread`: it was not read. */
export type SlipAgreement = 'equal' | 'different' | 'none' | 'unread';
