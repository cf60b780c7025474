import { expect, test } from 'vitest';
import { forPlaying } from './h5p-libraries.ts';

test('libraries of the editor are left out, and nothing else', () => {
  const [question, editor] = [{ machineName: 'H5P.Question' }, { machineName: 'H5PEditor.Wizard' }];
  const described = { title: 'Buch', preloadedDependencies: [editor, question, {}, null] };
  expect(forPlaying(described)).toEqual({
    title: 'Buch',
    preloadedDependencies: [question, {}, null],
  });
  expect(forPlaying({ title: 'Buch' })).toEqual({ title: 'Buch' });
});
