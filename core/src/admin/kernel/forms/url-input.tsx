import { TextInput, type TextInputProps } from '@mantine/core';

/** A required URL field. */
export function UrlInput(props: TextInputProps) {
  return <TextInput type="url" inputMode="url" autoComplete="off" required {...props} />;
}
