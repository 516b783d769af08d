/** Makes a part of the double fail loudly when the app asks for something of Electron's that it does not know. */
export function strict<Part extends object>(name: string, part: Part): Part {
  return new Proxy(part, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === 'then') {
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' && !isClass(value) ? value.bind(target) : value;
      }
      throw new Error(`The double does not know electron.${name}.${key}. Teach it, or run on real Electron.`);
    },
  });
}

function isClass(value: unknown): boolean {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}
