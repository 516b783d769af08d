import { JsonScanner, type JsonShape } from './json-scanner.js';

/** Scans a whole JSON text, see `JsonScanner`. */
export function jsonShape(text: Buffer): JsonShape {
  const scanner = new JsonScanner();
  scanner.write(text);
  return scanner.shape;
}
