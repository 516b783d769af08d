/** An event with `preventDefault`. */
export interface Preventable {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

export function preventable(): Preventable {
  const event = {
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event;
}
