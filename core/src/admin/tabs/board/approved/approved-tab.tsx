import { useApprovedCars } from '../../../kernel/cars/use-approved-cars.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { approvedMessages } from '../../../kernel/messages/board-messages.js';
import { ApprovedCars } from './approved-cars.js';

/** The tab of approved cars, to edit or delete them. */
export function ApprovedTab() {
  const cars = useApprovedCars();
  return (
    <LoadedList query={cars} failed={approvedMessages.failedToLoad} rowHeight={140}>
      {(loaded) => <ApprovedCars cars={loaded} />}
    </LoadedList>
  );
}
