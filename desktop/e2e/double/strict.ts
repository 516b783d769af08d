/** Makes a part of the double fail loudly when the app asks for something of Electron's that it does not know. */
export function strict<Part extends object>(name: string, part: Part): Part {
  return new Proxy(part, {
    get(target, key) {
      if (typeof key === 'symbol' || key === 'then' || key in target) {
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' && !isClass(value) ? value.bind(target) : value;
      }
      throw unknownTo(`${name}.${key}`);
    },
    set(target, key, value) {
      if (typeof key === 'string' && !(key in target)) throw unknownTo(`${name}.${key}`);
      return Reflect.set(target, key, value, target);
    },
  });
}

/** The same for a class: for what it has itself, and for whatever is made of it. */
export function strictClass<Class extends abstract new (...given: never[]) => object>(
  name: string,
  made: Class,
): Class {
  return new Proxy(strict(name, made), {
    construct: (target, given, newTarget) => strict(name, Reflect.construct(target, given, newTarget)),
  });
}

/** @throws Error when an option is given that the double does not know */
export function refuseUnknown(name: string, given: object, known: readonly string[]): void {
  for (const option of Object.keys(given)) if (!known.includes(option)) throw unknownTo(`${name}.${option}`);
}

function unknownTo(name: string): Error {
  return new Error(`The double does not know electron.${name}. Teach it, or run on real Electron.`);
}

function isClass(value: unknown): boolean {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}

/**
 * A part of Electron that may be used once the app is ready, and fails before: as a module, and as a class.
 * @param isReady whether the app is
 */
export function afterReady<Part extends object>(name: string, part: Part, isReady: () => boolean): Part {
  const refuseEarly = (): void => {
    if (!isReady()) throw new Error(`electron.${name} may only be used after the app is ready.`);
  };
  return new Proxy(part, {
    get(target, key) {
      if (typeof key === 'string') refuseEarly();
      return Reflect.get(target, key, target);
    },
    construct(target, given, newTarget) {
      refuseEarly();
      return Reflect.construct(target as never, given, newTarget);
    },
  });
}
