import { type BrowserWindow, type ContextMenuParams, Menu, type MenuItemConstructorOptions } from 'electron';
import { desktopMessages } from '../../shared/messages/messages.js';

const text = desktopMessages.spelling;

/** Adds a context menu to text fields and selections: spelling suggestions, cut, copy and paste. */
export function attachContextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, params) => {
    const items = [...spelling(window, params), ...editing(params)];
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
}

function spelling(
  { webContents }: BrowserWindow,
  { misspelledWord, dictionarySuggestions }: ContextMenuParams,
): MenuItemConstructorOptions[] {
  if (misspelledWord === '') return [];
  const suggestions = dictionarySuggestions.map((word) => ({
    label: word,
    click: () => webContents.replaceMisspelling(word),
  }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: text.none, enabled: false }]),
    {
      label: text.learn,
      click: () => void webContents.session.addWordToSpellCheckerDictionary(misspelledWord),
    },
    { type: 'separator' },
  ];
}

function editing({ isEditable, selectionText }: ContextMenuParams): MenuItemConstructorOptions[] {
  if (isEditable) return [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }];
  return selectionText === '' ? [] : [{ role: 'copy' }];
}
