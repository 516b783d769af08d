import { type AdminCar, adminMessages, type CarUpdate } from '@quartermile/core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { notifyCallFailure, notifySuccess } from '../notices/notify.js';

const text = adminMessages.approved;

/** Approved cars, latest approval first. */
export function useApprovedCars() {
  const { client } = useDesk().host;
  return useQuery({
    queryKey: listKeys.approved,
    queryFn: ({ signal }) => client.cars.approved({ signal }),
  });
}

/** Edits an approved car. */
export function useUpdateCar() {
  const { client } = useDesk().host;
  const reload = useReload();
  return useMutation({
    mutationFn: (car: CarUpdate) => client.cars.update(car),
    onSuccess: () => notifySuccess(text.updated),
    onError: (error) => notifyCallFailure(error, text.updateFailed),
    onSettled: reload,
  });
}

/** Deletes an approved car with all that belongs to it. */
export function useDeleteCar() {
  const { client } = useDesk().host;
  const queryClient = useQueryClient();
  const reload = useReload();
  return useMutation({
    mutationFn: (carId: string) => client.cars.delete(carId),
    onSuccess: async (_, carId) => {
      notifySuccess(text.deleted);
      await queryClient.cancelQueries({ queryKey: listKeys.approved });
      queryClient.setQueryData<AdminCar[]>(listKeys.approved, (cars) =>
        cars?.filter(({ _id }) => _id !== carId),
      );
    },
    onError: (error) => notifyCallFailure(error, text.deleteFailed),
    onSettled: reload,
  });
}

/** What changes with an approved car: itself and the leaderboard. */
function useReload(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [listKeys.approved, listKeys.entries]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}
