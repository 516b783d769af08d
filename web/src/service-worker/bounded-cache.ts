/** Answers by address, at most so many of them; those kept first go first. */
export class BoundedCache {
  constructor(
    readonly name: string,
    private readonly most: number,
  ) {}

  /** What is kept for an address. */
  async find(request: Request | string): Promise<Response | undefined> {
    return (await caches.open(this.name)).match(request);
  }

  /** Keeps an answer; one of the same address goes, and counts as the newest again. */
  async keep(request: Request | string, response: Response): Promise<void> {
    const cache = await caches.open(this.name);
    await cache.delete(request);
    await cache.put(request, response);
    const kept = await cache.keys();
    const surplus = kept.slice(0, Math.max(0, kept.length - this.most));
    await Promise.all(surplus.map((oldest) => cache.delete(oldest)));
  }
}
