/** Bytes by name, up to a sum of sizes; those used last stay longest. Who asks for the same at once shares one making. */
export class KeptPictures {
  private readonly kept = new Map<string, Buffer>();
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /** Pictures that are being made, or wait for it. */
  get making(): number {
    return this.underWay.size;
  }

  /** Whether a picture is there or on its way: then asking for it costs nothing. */
  has(name: string): boolean {
    return this.kept.has(name) || this.underWay.has(name);
  }

  /** The picture of a name, kept or made now. One that could not be made is tried again next time. */
  find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = this.kept.get(name);
    if (!found) return this.underWay.get(name) ?? this.begin(name, make);
    this.kept.delete(name);
    this.kept.set(name, found);
    return Promise.resolve(found);
  }

  private begin(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const made = make()
      .then((picture) => this.keep(name, picture))
      .finally(() => this.underWay.delete(name));
    this.underWay.set(name, made);
    return made;
  }

  private keep(name: string, picture: Buffer): Buffer {
    this.kept.set(name, picture);
    this.bytes += picture.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.bytes <= this.maxBytes) break;
      this.kept.delete(oldest);
      this.bytes -= length;
    }
    return picture;
  }
}
