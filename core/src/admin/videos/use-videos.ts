import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';

/** All videos, newest first. */
export function useVideos() {
  const { client } = useDesk().host;
  return useQuery({ queryKey: listKeys.videos, queryFn: ({ signal }) => client.videos.list({ signal }) });
}
