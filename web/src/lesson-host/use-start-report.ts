/** Reports once that a lesson does not start: after some time without recovery, or when somebody tries again. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { reportNotStarted } from '../api/not-started';
import type { StartReason } from '../api/schema.gen';

/** How long a lesson that does not start may still come to life before it is counted. */
const recoveryMs = 6000;

export function useStartReport(url: string, reason: StartReason | null): () => void {
  const reported = useRef(false);
  const report = () => {
    if (!reason || reported.current) return;
    reported.current = true;
    void reportNotStarted(url, reason);
  };
  const reportLate = useEffectEvent(report);
  useEffect(() => {
    if (!reason) return;
    const timer = setTimeout(() => reportLate(), recoveryMs);
    return () => clearTimeout(timer);
  }, [reason]);
  return report;
}
