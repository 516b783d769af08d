import { strict } from './strict.js';

/** Options of a menu item. */
interface ItemTemplate {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly accelerator?: string;
  readonly checked?: boolean;
  readonly enabled?: boolean;
  readonly submenu?: readonly ItemTemplate[] | FakeMenu;
  click?(item: unknown, window: unknown, event: unknown): void;
}

/** Fake of Electron's `MenuItem`. */
class FakeMenuItem {
  readonly template: ItemTemplate;
  readonly submenu: FakeMenu | null;
  /** @throws Error for an empty item, as Electron does */
  constructor(template: ItemTemplate) {
    if (!template.label && !template.role && !template.type)
      throw new Error('Invalid template for MenuItem: must have at least one of label, role or type');
    this.template = template;
    const { submenu } = template;
    this.submenu = submenu instanceof FakeMenu ? submenu : submenu ? new FakeMenu(submenu) : null;
  }
  get id(): string | undefined {
    return this.template.id;
  }
  get role(): string | undefined {
    return this.template.role;
  }
  get accelerator(): string | undefined {
    return this.template.accelerator;
  }
  get checked(): boolean | undefined {
    return this.template.checked;
  }
  get label(): string {
    return this.template.label ?? this.template.role ?? '';
  }
  get enabled(): boolean {
    return this.template.enabled ?? true;
  }
  /** Called like Electron's, with the event and the focused window. Disabled items ignore clicks. */
  click(event: object = {}, window?: object): void {
    if (this.enabled) this.template.click?.(this, window, event);
  }
}

/** Fake of Electron's `Menu`: not rendered, but items can be found and clicked. */
export class FakeMenu {
  static #application: FakeMenu | null = null;
  readonly items: readonly FakeMenuItem[];
  constructor(templates: readonly ItemTemplate[]) {
    this.items = templates.map((template) => new FakeMenuItem(template));
  }
  static buildFromTemplate(templates: readonly ItemTemplate[]): FakeMenu {
    return strict('Menu', new FakeMenu(templates));
  }
  static setApplicationMenu(menu: FakeMenu | null): void {
    FakeMenu.#application = menu;
  }
  static getApplicationMenu(): FakeMenu | null {
    return FakeMenu.#application;
  }
  getMenuItemById(id: string): FakeMenuItem | null {
    for (const item of this.items) {
      if (item.id === id) return item;
      const below = item.submenu?.getMenuItemById(id);
      if (below) return below;
    }
    return null;
  }
  popup(): void {}
}
