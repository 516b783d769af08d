/** An event that the app may prevent. */
export interface Preventable {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** A fresh one. */
export function preventable(): Preventable {
  const event = {
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event;
}
