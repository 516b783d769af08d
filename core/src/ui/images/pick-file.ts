import type { ChangeEvent } from 'react';

/** Passes on the picked file and resets the input, so that the same file can be picked again. */
export function handOn(input: HTMLInputElement, onPick: (file: File) => void): void {
  const file = input.files?.[0];
  input.value = '';
  if (file) onPick(file);
}

/** `onChange` handler of a file input. */
export function pickFrom(onPick: (file: File) => void) {
  return ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => handOn(currentTarget, onPick);
}
