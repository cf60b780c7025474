/** Gives a page the cache of what was read from the server. */
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { queryClient } from '../../api/query-client';

export function withServerState<Props extends object>(Page: ComponentType<Props>) {
  return function PageWithServerState(props: Props) {
    // The query cache notices the connection only while such a page is open, so its state is set when one opens.
    useEffect(() => onlineManager.setOnline(navigator.onLine), []);
    return (
      <QueryClientProvider client={queryClient}>
        <Page {...props} />
      </QueryClientProvider>
    );
  };
}
