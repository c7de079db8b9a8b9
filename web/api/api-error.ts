type ApiFieldError = { code: string; field?: string };

type ApiFailure = {
  /** 0 when no answer came at all. */
  status: number;
  /** The server's code, or null when the answer named none. */
  errorCode: string | null;
  errors?: readonly ApiFieldError[];
  /** The whole body of the answer: `remainingAttempts`, a required action, and whatever else it told. */
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
};

/** The one way in which a call fails, whatever went wrong. */
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

  /** Whether the call never reached the server or its answer never came back. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

/** Reads a refusal of the server; an answer that is not ours (a proxy's page) keeps only its status. */
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
