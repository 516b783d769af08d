import { app, session } from 'electron';
import * as z from 'zod';
import { JsonFile } from '../storage/json-file.js';
import { pickSpellingLanguage } from './pick-spelling-language.js';

const storedSpellingSchema = z.object({ isOn: z.boolean() });

/** Spell checking: on or off and its language, stored across runs. */
export class Spelling {
  readonly #file: JsonFile<z.infer<typeof storedSpellingSchema>>;
  #isOn = true;

  /** @param path of the JSON file */
  constructor(path: string) {
    this.#file = new JsonFile(path, storedSpellingSchema);
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Applies the stored setting; call after Electron is ready, before the first window. */
  async load(): Promise<void> {
    this.#isOn = (await this.#file.read())?.isOn ?? true;
    const { defaultSession } = session;
    const language = pickSpellingLanguage(app.getLocale(), defaultSession.availableSpellCheckerLanguages);
    // macOS detects the language from the text and has no list.
    if (language !== null) defaultSession.setSpellCheckerLanguages([language]);
    this.#apply();
  }

  async toggle(): Promise<void> {
    this.#isOn = !this.#isOn;
    this.#apply();
    await this.#file.write({ isOn: this.#isOn });
  }

  #apply(): void {
    session.defaultSession.setSpellCheckerEnabled(this.#isOn);
  }
}
