import type { LaunchedDesktop } from './launched-desktop.js';

/** An open message box. */
export interface Question {
  readonly message: string;
  readonly buttons: readonly string[];
}

interface OpenQuestion extends Question {
  answer(response: number): void;
}

/** Records non-blocking message boxes; they wait for `answerQuestion`. */
export async function watchQuestions(desktop: LaunchedDesktop): Promise<void> {
  await desktop.evaluate(({ dialog }) => {
    const open = new Set<OpenQuestion>();
    Object.assign(globalThis, { openQuestions: open });
    const { validate } = dialog as unknown as { validate?(given: readonly unknown[]): unknown };
    dialog.showMessageBox = (...given: unknown[]) => {
      // The fake validates the options; real Electron would show the box.
      validate?.(given);
      const { message, buttons = [], signal, cancelId = 0 } = given.at(-1) as Electron.MessageBoxOptions;
      return new Promise((resolve) => {
        const question = {
          message,
          buttons,
          answer(response: number) {
            open.delete(question);
            resolve({ response, checkboxChecked: false });
          },
        };
        open.add(question);
        signal?.addEventListener('abort', () => question.answer(cancelId), { once: true });
      });
    };
  }, null);
}

/** The open message boxes. */
export function openQuestions(desktop: LaunchedDesktop): Promise<Question[]> {
  return desktop.evaluate(() => {
    const open = Reflect.get(globalThis, 'openQuestions') as Set<OpenQuestion>;
    return [...open].map(({ message, buttons }) => ({ message, buttons }));
  }, null);
}

/** Presses a button of the oldest open message box. */
export async function answerQuestion(desktop: LaunchedDesktop, button: string): Promise<void> {
  await desktop.evaluate((_electron, name) => {
    const [first] = Reflect.get(globalThis, 'openQuestions') as Set<OpenQuestion>;
    const index = first?.buttons.indexOf(name) ?? -1;
    if (!first || index < 0) throw new Error(`No question has a button "${name}".`);
    first.answer(index);
  }, button);
}
