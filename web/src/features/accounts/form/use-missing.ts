/** Says what is missing when somebody presses Enter: browsers silently send no form whose button is disabled. */
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Missing, MissingField } from './missing';

export function useMissing(missing: Missing | undefined) {
  const [asked, setAsked] = useState<object>();
  return {
    reason: missing?.reason,
    /** Another object at each Enter, for the focus. */
    asked,
    atButton: { missing: missing?.reason, saidAtField: asked !== undefined },
    errorAt: (field: MissingField) =>
      asked && missing?.field === field ? (missing.error ?? missing.reason) : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (!missing || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      setAsked({});
    },
    /** The message goes as soon as somebody types. */
    onInput: (_event: FormEvent) => setAsked(undefined),
  };
}

export type MissingState = ReturnType<typeof useMissing>;
