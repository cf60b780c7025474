/** A version in the same frame and sandbox as on the reader's stage. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answer';
import { asFailure } from '../../api/failure';
import type { LessonShown, StartReason } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { LessonFrame } from '../../lesson-host/lesson-frame';
import { Notice } from '../../ui/page/notice';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { Panel } from '../ui/panel';
import { firstPreviewSize, SizeChoice, SizedStage, type PreviewSize } from './preview-size';

/** Under this name the browser stores what a preview reaches; nobody has it as an account. */
const staff = 'preview';

type PreviewPlaceProps = { lesson: LessonShown; number?: number; onClose: () => void };

/** Shows the preview of that version, or nothing; the next one on the page has the size that was chosen last. */
export function PreviewPlace({ number, ...rest }: PreviewPlaceProps) {
  const [size, setSize] = useState(firstPreviewSize);
  if (number === undefined) return null;
  return <LessonPreview key={number} number={number} size={size} onSize={setSize} {...rest} />;
}

type LessonPreviewProps = {
  lesson: LessonShown;
  number: number;
  size: PreviewSize;
  onSize: (size: PreviewSize) => void;
  onClose: () => void;
};

function LessonPreview({ lesson, number, size, onSize, onClose }: LessonPreviewProps) {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const [attempt, setAttempt] = useState(0);
  const [reason, setReason] = useState<StartReason | null>(null);
  const link = useQuery({
    queryKey: ['preview', lesson.book, lesson.lesson, number, attempt],
    queryFn: () =>
      answer(
        desk.POST('/api/desk/lessons/books/{book}/lessons/{lesson}/preview', {
          params: { path: { book: lesson.book, lesson: lesson.lesson } },
          body: { number },
        }),
      ),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Panel
      heading={words.previewTitle(lesson.title, number)}
      lead={words.previewLead}
      actions={
        <Button look="quiet" onClick={onClose}>
          {words.closePreview}
        </Button>
      }
    >
      {link.error && (
        <Notice kind="error">
          {failureWords(asFailure(link.error), words.failures, shell.failures)}
        </Notice>
      )}
      {link.isPending && <PleaseWait />}
      {link.data && (
        <>
          {reason && (
            <Notice kind="error">
              {words.previewTrouble} {words.startProblems.reasons[reason]}
            </Notice>
          )}
          <SizeChoice size={size} onChoose={onSize} />
          <SizedStage size={size}>
            <LessonFrame
              key={attempt}
              url={link.data.url}
              userId={staff}
              onNotStarted={setReason}
              onTryAgain={() => setAttempt(attempt + 1)}
              backName={words.closePreview}
              onBack={onClose}
            />
          </SizedStage>
        </>
      )}
    </Panel>
  );
}
