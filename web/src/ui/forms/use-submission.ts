/** One submission at a time: while it runs, a second press does nothing; its failure stays until the next one. */
import { useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../api/failure';

export function useSubmission<Choice extends unknown[]>(
  perform: (...choice: Choice) => Promise<void>,
) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  const submit = async (...choice: Choice): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await perform(...choice);
    } catch (error) {
      setFailure(asFailure(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { busy, failure, submit, clearFailure: () => setFailure(undefined) };
}
