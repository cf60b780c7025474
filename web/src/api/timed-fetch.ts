/** The one place that calls `fetch`: every request ends by a time-out, by its caller, or when somebody signs out. */
import { unreachable } from './failure';

export const timeoutsMs = {
  /** Behind a bad connection, an answer may never come. */
  reader: 10_000,
  lessonFile: 60_000,
  desk: 20_000,
  deskFile: 120_000,
};

type Limits = {
  timeoutMs: number;
  /** Ends the request as well, besides the request's own signal. */
  signal?: AbortSignal;
};

/** What fetch throws if there is no connection, or if it was stopped; other errors stay what they are. */
function asUnreachable(error: unknown): unknown {
  const wasStopped = (error as { name?: unknown } | null)?.name === 'AbortError';
  return wasStopped || error instanceof TypeError ? unreachable() : error;
}

/** `read` takes what it needs from the answer, within the same time-out: an answer may also stop halfway. */
export async function timedFetch<Result>(
  request: Request,
  { timeoutMs, signal }: Limits,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  const timer = setTimeout(abort, timeoutMs);
  // `AbortSignal.any` is younger than some readers' browsers.
  const signals = signal ? [request.signal, signal] : [request.signal];
  if (signals.some(({ aborted }) => aborted)) abort();
  signals.forEach((one) => one.addEventListener('abort', abort));
  try {
    return await read(await fetch(request, { signal: stop.signal }));
  } catch (error) {
    throw request.signal.aborted ? error : asUnreachable(error);
  } finally {
    clearTimeout(timer);
    signals.forEach((one) => one.removeEventListener('abort', abort));
  }
}
