/** A cache of limited size; evicts the oldest response. */
export class BoundedCache {
  constructor(
    readonly name: string,
    private readonly most: number,
  ) {}

  /** The cached response of a request. */
  async find(request: Request | string): Promise<Response | undefined> {
    return (await caches.open(this.name)).match(request);
  }

  /** Caches a response; replacing one makes it the newest. */
  async put(request: Request | string, response: Response): Promise<void> {
    const cache = await caches.open(this.name);
    await cache.delete(request);
    await cache.put(request, response);
    const keys = await cache.keys();
    const surplus = keys.slice(0, Math.max(0, keys.length - this.most));
    await Promise.all(surplus.map((oldest) => cache.delete(oldest)));
  }
}
