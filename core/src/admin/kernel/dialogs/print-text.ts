/** Prints a text alone, in a hidden frame, so that the dashboard behind it is not printed. */
export function printText(content: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  const sheet = contentDocument?.createElement('pre');
  if (!sheet || !contentDocument || !contentWindow) return frame.remove();
  sheet.textContent = content;
  contentDocument.body.append(sheet);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
