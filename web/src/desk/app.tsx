/** The desk inside a router: the entrance until somebody is in, then the frame and the page. */
import { Suspense } from 'react';
import { useLocation } from '../router/location';
import { PleaseWait } from '../ui/waiting/please-wait';
import { useNewRecoveryCodes } from './api/new-recovery-codes';
import { StaffContext, useDeskSession, useStaff } from './api/session';
import { useDeskToken } from './api/token';
import { lazyDeskPage } from './lazy-desk-page';
import { ParamsContext } from './route-match';
import { routeAt } from './routes';
import { DeskArrival } from './shell/desk-arrival';
import { DeskErrorBoundary } from './shell/desk-error-boundary';
import { DeskLayout } from './shell/desk-layout';
import { NoSuchPage } from './shell/no-such-page';

/** Apart, as somebody who is in does not need it. */
const Entrance = lazyDeskPage(() => import('./shell/entrance').then((m) => m.Entrance), 'entrance');

function CurrentPage() {
  const { pathname } = useLocation();
  const { permissions } = useStaff();
  const match = routeAt(pathname);
  if (!match || !match.route.permissions.some((one) => permissions.includes(one)))
    return <NoSuchPage />;
  const { Page } = match.route;
  return (
    <ParamsContext value={match.params}>
      <Page key={match.route.path} />
    </ParamsContext>
  );
}

export function DeskApp() {
  const token = useDeskToken();
  const { data: staff } = useDeskSession();
  const { pathname } = useLocation();
  const codes = useNewRecoveryCodes();
  const isIn = token !== null && staff?.stage === 'in' && !codes;
  return (
    <DeskErrorBoundary>
      {isIn ? (
        <StaffContext value={staff}>
          <DeskLayout>
            <DeskErrorBoundary key={pathname}>
              <Suspense fallback={<PleaseWait />}>
                <DeskArrival />
                <CurrentPage />
              </Suspense>
            </DeskErrorBoundary>
          </DeskLayout>
        </StaffContext>
      ) : (
        <Suspense fallback={<PleaseWait />}>
          <Entrance />
        </Suspense>
      )}
    </DeskErrorBoundary>
  );
}
