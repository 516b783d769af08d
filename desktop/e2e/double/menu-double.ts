import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { strict } from './strict.js';

/** An item as the app describes it. */
interface ItemTemplate {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly accelerator?: string;
  readonly checked?: boolean;
  readonly enabled?: boolean;
  readonly submenu?: readonly ItemTemplate[] | MenuDouble;
  click?(item: unknown): void;
}

/** Electron's `MenuItem`. */
class MenuItemDouble {
  readonly template: ItemTemplate;
  readonly submenu: MenuDouble | null;
  constructor(template: ItemTemplate) {
    this.template = template;
    const { submenu } = template;
    this.submenu = submenu instanceof MenuDouble ? submenu : submenu ? new MenuDouble(submenu) : null;
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
  click(): void {
    this.template.click?.(this);
  }
}

/** Electron's `Menu`: nothing is drawn, items can be found and clicked. */
export class MenuDouble {
  static #application: MenuDouble | null = null;
  readonly items: readonly MenuItemDouble[];
  constructor(templates: readonly ItemTemplate[]) {
    this.items = templates.map((template) => new MenuItemDouble(template));
  }
  static buildFromTemplate(templates: readonly ItemTemplate[]): MenuDouble {
    return strict('Menu', new MenuDouble(templates));
  }
  static setApplicationMenu(menu: MenuDouble | null): void {
    MenuDouble.#application = menu;
  }
  static getApplicationMenu(): MenuDouble | null {
    return MenuDouble.#application;
  }
  getMenuItemById(id: string): MenuItemDouble | null {
    for (const item of this.items) {
      if (item.id === id) return item;
      const below = item.submenu?.getMenuItemById(id);
      if (below) return below;
    }
    return null;
  }
  popup(): void {}
}

/** Electron's `Tray`: what it would show. */
export class TrayDouble extends EventEmitter {
  tooltip = '';
  title = '';
  /** @throws Error when there is no such picture */
  constructor(picture: string) {
    super();
    if (!existsSync(picture)) throw new Error(`There is no picture ${picture} for the tray.`);
  }
  setToolTip(text: string): void {
    this.tooltip = text;
  }
  setTitle(text: string): void {
    this.title = text;
  }
  setImage(): void {}
  setContextMenu(): void {}
  destroy(): void {}
}

/** Electron's `Notification`: what would be shown. */
export class NotificationDouble extends EventEmitter {
  static isSupported = (): boolean => true;
  readonly title: string;
  readonly body: string;
  constructor({ title, body }: { title: string; body: string }) {
    super();
    this.title = title;
    this.body = body;
  }
  show(): void {}
  close(): void {}
}
