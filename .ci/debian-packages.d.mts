export function findProgram(name: string): string | undefined;
export function installPackages(packages: readonly string[]): boolean;
export function ensurePrograms<Name extends string>(
  packageOf: Readonly<Record<Name, string>>,
): Record<Name, string>;
