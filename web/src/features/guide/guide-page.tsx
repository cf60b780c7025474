/** The page for parents and teachers about a lesson: its words, the practice, its sentences, and sheets to print. */
import { useSession } from '../../api/reader-session';
import { prepareShelf } from '../../api/shelf';
import { useWords } from '../../i18n/language';
import { useLocation, useSearchParams } from '../../router/location';
import { Redirect } from '../../router/redirect';
import { withServerState } from '../../ui/waiting/server-state';
import { thinks } from '../../ui/art/mascot/poses/thinks';
import { Button } from '../../ui/forms/button';
import '../../ui/child-font.css';
import { paths } from '../../ui/places/paths';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { Sheet } from '../../ui/page/sheet';
import { lessonPath } from '../../ui/places/stage-link';
import { useReadingFromTheTop } from '../../ui/page/use-reading-from-the-top';
import { Guide } from './guide';
import { Handout } from './sheets/handout';
import { readSheetName } from './sheets/sheet-names';
import { useGuide } from './use-guide';

function LessonGuide({ name, userId }: { name: string; userId: string }) {
  const words = useWords('guide');
  const { opening, tryAgain } = useGuide(name);
  const sheet = readSheetName(useSearchParams().get('print'));

  if (opening.at === 'loading') return <PleaseWait />;
  // The stage says what is missing: a code, or the lesson itself.
  if (opening.at === 'notOnShelf') return <Redirect to={lessonPath(encodeURIComponent(name))} />;
  if (opening.at === 'unreachable')
    return (
      <Sheet heading={words.unreachable.title} pose={thinks} kind="message">
        <p>{words.unreachable.text}</p>
        <Button wide onClick={tryAgain}>
          {words.unreachable.tryAgain}
        </Button>
      </Sheet>
    );
  if (sheet && opening.words)
    return <Handout guide={opening} words={opening.words.words} sheet={sheet} />;
  return <Guide guide={opening} userId={userId} />;
}

const GuidePage = withServerState(function GuidePage() {
  const { user } = useSession();
  useReadingFromTheTop(useLocation().search);
  const name = useSearchParams().get('lesson');
  if (!user) return null;
  if (!user.emailVerified) return <Redirect to={paths.emailVerification} />;
  if (!name) return <Redirect to={paths.library} />;
  return <LessonGuide key={name} name={name} userId={user.uid} />;
});

/** The page; the links of its lesson are being fetched before it renders. */
export function openGuide() {
  void prepareShelf();
  return GuidePage;
}
