/** Kaktus' garden: what grows, watering it once a day, and the children who have a garden here. */
import { useState } from 'react';
import { useSession } from '../../api/reader-session';
import { readLastShelf } from '../../device/last-shelf';
import { loadWords } from '../../i18n/language';
import { Redirect } from '../../router/redirect';
import { useLocation, useSearchParams } from '../../router/location';
import '../../ui/child-font.css';
import { paths } from '../../ui/places/paths';
import { UnsavedNotice } from '../../ui/children/unsaved-notice';
import { useFamily } from '../../ui/children/use-family';
import { useReadingFromTheTop } from '../../ui/page/use-reading-from-the-top';
import { ChildrenView } from './children/children-view';
import { OfflinePlaceholder } from '../../ui/waiting/offline-placeholder';
import { GardenView } from './garden-view';
import { WateringView } from './watering-view';

function Garden({ userId }: { userId: string }) {
  const query = useSearchParams();
  useReadingFromTheTop(useLocation().search);
  const { child } = useFamily(userId);
  if (query.has('children')) return <ChildrenView userId={userId} />;
  // Each child starts from the beginning.
  if (query.has('water')) return <WateringView key={child.id} userId={userId} child={child} />;
  return <GardenView userId={userId} child={child} />;
}

function GardenPage() {
  const { user } = useSession();
  // Without a connection nobody knows who is signed in: it is the account that was here last.
  const [last] = useState(() => readLastShelf()?.userId);
  const userId = user?.uid ?? last;
  if (user && !user.emailVerified) return <Redirect to={paths.emailVerification} />;
  if (!userId) return <OfflinePlaceholder />;
  return (
    <>
      <UnsavedNotice />
      <Garden userId={userId} />
    </>
  );
}

/** The page; the names of pictures are among the library's words, and the notice is among the viewer's. */
export async function openGarden() {
  await Promise.all([loadWords('library'), loadWords('viewer')]);
  return GardenPage;
}
