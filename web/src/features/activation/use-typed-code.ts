/** The code in the field: whether it is too long, and whether it would extend what the person has. */
import { useState } from 'react';
import type { Extension } from '../../api/schema.gen';
import { forgetPendingCode } from '../../device/pending-code';

export function useTypedCode(startWith: string) {
  const [code, setCode] = useState(startWith);
  const [tooLong, setTooLong] = useState(false);
  const [extension, setExtension] = useState<Extension>();
  /** The code that somebody decided not to use here. */
  const [codeForLater, setCodeForLater] = useState('');

  const clearNotes = () => {
    setTooLong(false);
    setCodeForLater('');
  };
  /** Returns whether the code is another one now. */
  const type = (typed: string, isTooLong: boolean): boolean => {
    setTooLong(isTooLong);
    setCodeForLater('');
    if (typed === code) return false;
    setExtension(undefined);
    setCode(typed);
    if (typed === '') forgetPendingCode();
    return true;
  };
  return {
    code,
    tooLong,
    extension,
    codeForLater,
    clearNotes,
    type,
    setExtension,
    setCodeForLater,
  };
}

export type TypedCode = ReturnType<typeof useTypedCode>;
