/** Cache limited by total size, least recently used evicted first. Concurrent requests share one rendering. */
export class ShareCardCache {
  private readonly pictures = new Map<string, Buffer>();
  private readonly pending = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /** Number of pictures queued or being rendered. */
  get making(): number {
    return this.pending.size;
  }

  /** Whether a picture is cached or being rendered. */
  has(name: string): boolean {
    return this.pictures.has(name) || this.pending.has(name);
  }

  /** The picture of a name, cached or rendered now. Failures are not cached. */
  find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.pictures.get(name);
    if (!cached) return this.pending.get(name) ?? this.begin(name, make);
    this.pictures.delete(name);
    this.pictures.set(name, cached);
    return Promise.resolve(cached);
  }

  private begin(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const made = make()
      .then((picture) => this.store(name, picture))
      .finally(() => this.pending.delete(name));
    this.pending.set(name, made);
    return made;
  }

  private store(name: string, picture: Buffer): Buffer {
    this.pictures.set(name, picture);
    this.bytes += picture.length;
    for (const [oldest, { length }] of this.pictures) {
      if (this.bytes <= this.maxBytes) break;
      this.pictures.delete(oldest);
      this.bytes -= length;
    }
    return picture;
  }
}
