/** What this project uses of subset-font, which ships no types; @types/subset-font lacks its later options. */
declare module 'subset-font' {
  interface SubsetFontOptions {
    readonly targetFormat?: 'truetype' | 'woff' | 'woff2';
    /** Range of each variation axis by its tag. */
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** OpenType features by tag; all without it. */
    readonly keepFeatures?: readonly string[];
    /** Converts the whole font; there is no text then. */
    readonly keepAllGlyphs?: boolean;
    /** Leaves out the instructions for screens with few pixels. */
    readonly noHinting?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
