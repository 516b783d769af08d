import { adminMessages } from '@quartermile/core/domain';
import { FormBesideList } from '../forms/form-beside-list.js';
import { LoadedList } from '../lists/loaded-list.js';
import { AddCarForm } from './add-car-form.js';
import { EntriesList } from './entries-list.js';
import { useEntries } from './use-entries.js';

/** The leaderboard: what stands on it, and a form that puts a car on it directly. */
export function EntriesTab() {
  const entries = useEntries();
  return (
    <FormBesideList form={<AddCarForm />}>
      <LoadedList query={entries} failed={adminMessages.entries.failedToLoad} rowHeight={52}>
        {(loaded) => <EntriesList entries={loaded} />}
      </LoadedList>
    </FormBesideList>
  );
}
