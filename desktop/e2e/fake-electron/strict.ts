import { EventEmitter } from 'node:events';

/**
 * Wraps a fake module so that unknown members throw.
 * @param refuse throws for members that may not be used now, for example on a destroyed object
 */
export function strict<Part extends object>(
  name: string,
  part: Part,
  refuse?: (member: string) => void,
): Part {
  return new Proxy(part, {
    get(target, key) {
      if (typeof key === 'string') refuse?.(key);
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

/** The same for a class: static members and instances. */
export function strictClass<Class extends abstract new (...given: never[]) => object>(
  name: string,
  made: Class,
): Class {
  return new Proxy(strict(name, made), {
    construct: (target, given, newTarget) => strict(name, Reflect.construct(target, given, newTarget)),
  });
}

/** @throws Error for unsupported options */
export function refuseUnknown(name: string, given: object, known: readonly string[]): void {
  for (const option of Object.keys(given)) if (!known.includes(option)) throw unknownTo(`${name}.${option}`);
}

function unknownTo(name: string): Error {
  return new Error(`The fake has no electron.${name}. Add it, or run on real Electron.`);
}

function isClass(value: unknown): boolean {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}

/**
 * Wraps a fake module that may be used only after ready.
 * @param isReady whether the app is ready
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

/** Members that work on destroyed objects: `isDestroyed` and listener methods. */
const ALIVE: ReadonlySet<string> = new Set(['isDestroyed', ...Object.keys(EventEmitter.prototype)]);

/** @throws TypeError for members that a destroyed object no longer supports */
export function refuseDestroyed(member: string, isDestroyed: boolean, own: readonly string[] = []): void {
  if (isDestroyed && !ALIVE.has(member) && !own.includes(member))
    throw new TypeError('Object has been destroyed');
}
