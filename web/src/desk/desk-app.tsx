/** The desk inside a router: the sign-in until somebody is signed in, then the frame and the page. */
import { Activity, Suspense, useState } from 'react';
import { useLocation } from '../router/location';
import { PleaseWait } from '../ui/waiting/please-wait';
import { useNewRecoveryCodes } from './api/new-recovery-codes';
import { StaffContext, useDeskSession, useStaff, type Staff } from './api/session';
import { useSignOutCount, useDeskToken } from './api/desk-token';
import { lazyDeskPage } from './lazy-desk-page';
import { ParamsContext } from './route-match';
import { routeAt } from './desk-routes';
import { DeskArrival } from './shell/desk-arrival';
import { DeskErrorBoundary } from './shell/desk-error-boundary';
import { DeskLayout } from './shell/desk-layout';
import { NoSuchPage } from './shell/no-such-page';
import { SessionEnd } from './shell/session-end';

/** In a file of its own, because somebody who is signed in does not need it. */
const Entrance = lazyDeskPage(() => import('./shell/entrance').then((m) => m.Entrance), 'entrance');

function CurrentPage() {
  const { pathname } = useLocation();
  const { permissions } = useStaff();
  const match = routeAt(pathname);
  if (!match || !permissions.includes(match.route.permission)) return <NoSuchPage />;
  const { Page } = match.route;
  return (
    <ParamsContext value={match.params}>
      <Page key={match.route.path} />
    </ParamsContext>
  );
}

function SignedInDesk({ staff }: { staff: Staff }) {
  const { pathname } = useLocation();
  return (
    <StaffContext value={staff}>
      <DeskLayout>
        <DeskErrorBoundary key={pathname}>
          <Suspense fallback={<PleaseWait />}>
            <DeskArrival />
            <CurrentPage />
          </Suspense>
        </DeskErrorBoundary>
      </DeskLayout>
      <SessionEnd />
    </StaffContext>
  );
}

/** Keeps the page of a member whom the server signed out, with what they had typed, for their next sign-in. */
function DeskSession() {
  const token = useDeskToken();
  const { data: staff } = useDeskSession();
  const codes = useNewRecoveryCodes();
  const [last, setLast] = useState<Staff>();
  const isIn = token !== null && staff?.stage === 'in' && !codes;
  if (isIn && last !== staff) setLast(staff);
  const atWork = isIn ? staff : last;
  return (
    <>
      {atWork && (
        <Activity key={atWork.email} mode={isIn ? 'visible' : 'hidden'}>
          <SignedInDesk staff={atWork} />
        </Activity>
      )}
      {!isIn && (
        <Suspense fallback={<PleaseWait />}>
          <Entrance />
        </Suspense>
      )}
    </>
  );
}

export function DeskApp() {
  const visit = useSignOutCount();
  return (
    <DeskErrorBoundary>
      <DeskSession key={visit} />
    </DeskErrorBoundary>
  );
}
