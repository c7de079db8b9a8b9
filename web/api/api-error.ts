type ApiFieldError = { code: string; field?: string };

type ApiFailure = {
  /** The status is 0 if there was no response. */
  status: number;
  /** The server's error code; null if the response has none. */
  errorCode: string | null;
  errors?: readonly ApiFieldError[];
  /** The whole response body, for example with `remainingAttempts` or a required action. */
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
};

/** The error that every failed call throws, including network failures. */
export class ApiError extends Error {
  readonly status: number;
  readonly errorCode: string | null;
  readonly errors: readonly ApiFieldError[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ status, errorCode, errors = [], details = {}, cause }: ApiFailure) {
    super(errorCode ?? `HTTP ${status}`, { cause });
    this.name = "ApiError";
    this.status = status;
    this.errorCode = errorCode;
    this.errors = errors;
    this.details = details;
  }

  /** Whether the request did not reach the server, or the response was lost. */
  get isOffline(): boolean {
    return this.status === 0;
  }

  /**
   * Whether the error tells the outcome of the request: a repeat with the same idempotency key would be refused in the
   * same way. A request that was not handled, or is still being handled, has no outcome yet.
   */
  get isAnswer(): boolean {
    const { status, errorCode, errors } = this;
    return (
      status >= 400 &&
      status < 500 &&
      ![401, 429].includes(status) &&
      (errorCode !== null || errors.length > 0) &&
      errorCode !== "IDEMPOTENCY_KEY_IN_USE"
    );
  }
}

/**
 * The error for an unsuccessful response. If the body isn't in our format, such as a proxy's error page, only
 * the status is used.
 */
export function apiErrorOf(status: number, body: unknown): ApiError {
  if (typeof body !== "object" || body === null) return new ApiError({ status, errorCode: null });
  const { errorCode, errors } = body as Record<string, unknown>;
  return new ApiError({
    status,
    errorCode: typeof errorCode === "string" ? errorCode : null,
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    details: body as Record<string, unknown>,
  });
}

function isFieldError(entry: unknown): entry is ApiFieldError {
  return typeof entry === "object" && entry !== null && typeof (entry as ApiFieldError).code === "string";
}
