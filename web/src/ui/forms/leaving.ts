/** Whether a field is left for a link or a button: a line that appeared now would move it under the finger. */
import type { FocusEvent } from 'react';

export function leavesForControl({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.matches('a, button');
}
