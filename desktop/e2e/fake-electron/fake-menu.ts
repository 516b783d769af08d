type Template = Electron.MenuItemConstructorOptions;

/** Fake of Electron's `MenuItem`. */
class FakeMenuItem {
  readonly submenu: FakeMenu | null;
  constructor(private readonly template: Template) {
    const { label = template.role, submenu } = template;
    Object.assign(this, { ...template, label, click: this.click });
    this.submenu = Array.isArray(submenu) ? new FakeMenu(submenu) : null;
  }
  /** Called like Electron's, with the event and the focused window. Disabled items ignore clicks. */
  click(event: Electron.KeyboardEvent = {}, window?: Electron.BaseWindow): void {
    if (this.template.enabled !== false) this.template.click?.(this as never, window, event);
  }
  find(id: string): FakeMenuItem | undefined {
    return this.template.id === id ? this : this.submenu?.getMenuItemById(id);
  }
}

/** Fake of Electron's `Menu`: not rendered, but items can be found and clicked. */
export class FakeMenu {
  static application: FakeMenu | null = null;
  readonly items: readonly FakeMenuItem[];
  constructor(templates: readonly Template[]) {
    this.items = templates.map((template) => new FakeMenuItem(template));
  }
  static buildFromTemplate = (templates: readonly Template[]) => new FakeMenu(templates);
  static getApplicationMenu = () => FakeMenu.application;
  static setApplicationMenu(menu: FakeMenu | null): void {
    FakeMenu.application = menu;
  }
  getMenuItemById = (id: string) => this.items.map((item) => item.find(id)).find(Boolean);
  popup(): void {}
}
