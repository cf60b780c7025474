/** Takes a picture for a lesson: chosen or dropped, checked for kind and size, and sent. */
import { useState } from 'react';
import { Notice } from '../../ui/page/notice';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { FileDrop } from '../ui/file-drop';
import { ProgressBar } from '../ui/progress-bar';
import { useUpload } from '../ui/use-upload';

const largest = 8 * 1024 ** 2;
const types = ['image/png', 'image/jpeg', 'image/webp'];

type Props = {
  path: { book: string; lesson: string };
  onSent: (upload: string) => Promise<void>;
};

export function PictureUpload({ path, onSent }: Props) {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const [refused, setRefused] = useState('');
  const { sending, failure, send } = useUpload({ ...path, purpose: 'picture' });

  const take = async (file: File) => {
    const isPicture = types.includes(file.type);
    const problem = !isPicture
      ? words.picture.wrongType
      : file.size > largest
        ? words.picture.tooLarge
        : '';
    setRefused(problem);
    const sent = problem ? null : await send(file);
    if (sent) await onSent(sent.id);
  };

  return (
    <>
      {sending ? (
        <ProgressBar
          label={words.upload.sending(sending.name, sending.percent)}
          percent={sending.percent}
        />
      ) : (
        <FileDrop
          label={words.picture.uploaded}
          button={words.picture.choose}
          help={words.picture.help}
          accept={types.join(',')}
          onFile={(file) => void take(file)}
        />
      )}
      {refused && <Notice kind="error">{refused}</Notice>}
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
    </>
  );
}
