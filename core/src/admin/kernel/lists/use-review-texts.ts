import { rulesCalls } from '@quartermile/core/client';
import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../context/dashboard-context.js';
import { listKeys } from '../context/query-client.js';

/** Loads the reasons of rejections and the questions to drivers. */
export function useReviewTexts() {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: listKeys.reviewTexts,
    queryFn: ({ signal }) => rulesCalls(client.call).reviewTexts({ signal }),
  });
}
