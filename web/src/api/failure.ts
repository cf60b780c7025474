/** A call to the server that failed, in the one shape that all failures share. */
import type { ErrorBody, ErrorItem } from './schema.gen';

export class ApiFailure extends Error {
  readonly status: number;
  readonly reasons: ErrorItem[];
  readonly requestId: string | undefined;

  constructor(status: number, reasons: ErrorItem[], requestId?: string) {
    super(reasons[0]?.message ?? `The server answered ${status}.`);
    this.name = 'ApiFailure';
    this.status = status;
    this.reasons = reasons;
    this.requestId = requestId;
  }

  has(code: string): boolean {
    return this.reasons.some((reason) => reason.code === code);
  }
}

export function failureFrom(status: number, body: unknown): ApiFailure {
  const { errors, request_id } = (body ?? {}) as Partial<ErrorBody>;
  return new ApiFailure(status, errors ?? [], request_id);
}

/** Status 0 means that the server could not be reached at all. */
export function unreachable(): ApiFailure {
  return new ApiFailure(0, [{ code: 'unreachable', message: 'The server could not be reached.' }]);
}

/** Turns anything that was thrown into a failure; a bug of ours counts as an error of the server. */
export function asFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(500, []);
}
