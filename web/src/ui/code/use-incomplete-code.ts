/** Says that a code is incomplete, but only once the person leaves the field or presses Enter. */
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Words } from '../../i18n/catalogues';
import { leavesForControl } from '../forms/leaving';
import { codeLength } from './code-typing';

export function useIncompleteCode(code: string, words: Words<'activation'>) {
  const [tried, setTried] = useState<'left' | 'entered'>();
  const sentence = () => {
    if (!tried || code.length === codeLength) return undefined;
    if (code !== '') return words.incomplete(code.length);
    return tried === 'entered' ? words.missingCode : undefined;
  };
  return {
    sentence: sentence(),
    typedOn: () => setTried(undefined),
    handlers: {
      onFocus: () => setTried(undefined),
      onBlur: (event: FocusEvent) => setTried(leavesForControl(event) ? undefined : 'left'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') setTried('entered');
      },
    },
  };
}

export type IncompleteCode = ReturnType<typeof useIncompleteCode>;
