import { app, session } from 'electron';
import * as z from 'zod';
import { JsonFile } from '../storage/json-file.js';
import { pickSpellingLanguage } from './pick-spelling-language.js';

const keptSpellingSchema = z.object({ isOn: z.boolean() });

/** Whether fields are checked for their spelling, and in which language; kept for the next start. */
export class Spelling {
  readonly #file: JsonFile<z.infer<typeof keptSpellingSchema>>;
  #isOn = true;

  /** @param path of the file that remembers it */
  constructor(path: string) {
    this.#file = new JsonFile(path, keptSpellingSchema);
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Takes up what was chosen; to be called once the app is ready, before the first window. */
  async load(): Promise<void> {
    this.#isOn = (await this.#file.read())?.isOn ?? true;
    const { defaultSession } = session;
    const language = pickSpellingLanguage(app.getLocale(), defaultSession.availableSpellCheckerLanguages);
    // A Mac has no list: it finds the language by what is written.
    if (language !== null) defaultSession.setSpellCheckerLanguages([language]);
    this.#apply();
  }

  /** Turns it on or off. */
  async toggle(): Promise<void> {
    this.#isOn = !this.#isOn;
    this.#apply();
    await this.#file.write({ isOn: this.#isOn });
  }

  #apply(): void {
    session.defaultSession.setSpellCheckerEnabled(this.#isOn);
  }
}
