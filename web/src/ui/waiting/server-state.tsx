/** Gives a page the cache of what was read from the server. */
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { queryClient } from '../../api/query-client';

export function withServerState<Props extends object>(Page: ComponentType<Props>) {
  return function PageWithServerState(props: Props) {
    // It listens only while such a page is open: without this, it would miss a connection that came back before.
    useEffect(() => onlineManager.setOnline(navigator.onLine), []);
    return (
      <QueryClientProvider client={queryClient}>
        <Page {...props} />
      </QueryClientProvider>
    );
  };
}
