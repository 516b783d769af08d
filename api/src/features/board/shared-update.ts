/** An update in progress. */
interface Update<Model> {
  /** The number of the last change that it applies. */
  readonly covers: number;
  readonly model: Promise<Model>;
}

/**
 * Updates a model before it is read. Readers share an update that began after the changes that they must see; one
 * update runs at a time.
 */
export class SharedUpdate<Model> {
  private changes = 1;
  private applied = 0;
  private model: Model | null = null;
  private running: Update<Model> | null = null;

  /** @param run applies all changes known at its call, and returns the model */
  constructor(private readonly run: () => Promise<Model>) {}

  /** Makes reads that begin from now on wait for an update that begins from now on. */
  changed(): void {
    this.changes++;
  }

  /**
   * The model with all changes before this call.
   * @throws the error of a failed update; later reads try again
   */
  async read(): Promise<Model> {
    const wanted = this.changes;
    for (;;) {
      if (this.model !== null && this.applied >= wanted) return this.model;
      const running = this.running ?? this.start();
      if (running.covers >= wanted) return running.model;
      // An update that began before the change may fail without consequence for this reader.
      await running.model.catch(() => undefined);
    }
  }

  /** Releases the model, because a new one will be made. */
  release(): void {
    this.model = null;
  }

  private start(): Update<Model> {
    const covers = this.changes;
    const model = this.run()
      .then((updated) => {
        this.model = updated;
        this.applied = covers;
        return updated;
      })
      .finally(() => {
        this.running = null;
      });
    this.running = { covers, model };
    return this.running;
  }
}
