import { useEntries } from '../../../kernel/cars/use-entries.js';
import { FormBesideList } from '../../../kernel/forms/form-beside-list.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { entryAdminMessages } from '../../../kernel/messages/board-messages.js';
import { AddCarForm } from './add-car-form.js';
import { EntriesList } from './entries-list.js';

/** The leaderboard tab: its entries, and a form to add a car directly. */
export function EntriesTab() {
  const entries = useEntries();
  return (
    <FormBesideList form={<AddCarForm />}>
      <LoadedList query={entries} failed={entryAdminMessages.failedToLoad} rowHeight={52}>
        {(loaded) => <EntriesList entries={loaded} />}
      </LoadedList>
    </FormBesideList>
  );
}
