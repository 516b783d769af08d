/** Saves a file as a browser download. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The URL must stay valid until the browser has handled the click.
  setTimeout(() => URL.revokeObjectURL(address));
}
