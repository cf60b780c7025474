/** The whole application inside a router: the frame around every page, and the page. */
import { Suspense } from 'react';
import { useWords } from '../i18n/language';
import { useLocation } from '../router/location';
import { PleaseWait } from '../ui/waiting/please-wait';
import { Arrival } from './arrival';
import { ErrorBoundary } from './error-boundary';
import { Guard } from './guard';
import { Layout } from './layout';
import { pages, routeNameAt } from './routes';

export function App() {
  const words = useWords('shell');
  const name = routeNameAt(useLocation().pathname);
  const { access, Page } = pages[name];
  return (
    <ErrorBoundary>
      <Layout>
        <Suspense fallback={<PleaseWait text={words.loading} />}>
          <Arrival />
          <Guard key={name} access={access}>
            <Page />
          </Guard>
        </Suspense>
      </Layout>
    </ErrorBoundary>
  );
}
