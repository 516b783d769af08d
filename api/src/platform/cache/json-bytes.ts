/** A JSON document that a controller of a `PublicList` has written itself; it is sent as it is. */
export class JsonBytes {
  constructor(readonly bytes: Buffer) {}
}
