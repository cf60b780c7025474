/** What is asked about a book on the shelf: another title, or a new lesson in it. */
import { answer } from '../../api/answer';
import type { ShelfBook } from '../../api/schema.gen';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { TextDialog } from './text-dialog';

type BookDialogProps = { book: ShelfBook; onClose: () => void };

export function RenameBook({ book, onClose }: BookDialogProps) {
  const words = useDeskWords('lessons');
  const path = { book: book.book };
  return (
    <TextDialog
      heading={words.renameBook}
      button={words.save}
      fields={[
        {
          name: 'title',
          label: words.title,
          help: words.titleHelp,
          value: book.title,
          lang: 'de',
        },
      ]}
      onClose={onClose}
      save={({ title = '' }) =>
        answer(desk.PATCH('/api/desk/lessons/books/{book}', { params: { path }, body: { title } }))
      }
    />
  );
}

export function NewLesson({ book, onClose }: BookDialogProps) {
  const words = useDeskWords('lessons');
  const path = { book: book.book };
  return (
    <TextDialog
      heading={words.newLesson}
      button={words.create}
      fields={[
        { name: 'title', label: words.title, help: words.titleHelp, lang: 'de' },
        { name: 'slug', label: words.slug, help: words.slugHelp },
      ]}
      onClose={onClose}
      save={({ title = '', slug = '' }) =>
        answer(
          desk.POST('/api/desk/lessons/books/{book}/lessons', {
            params: { path },
            body: { title, slug },
          }),
        )
      }
    />
  );
}
