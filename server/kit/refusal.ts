import { type ErrorCode, errors } from "@parlour/contracts/errors";

export type FieldError = { code: string; field: string };

/** An expected refusal: returned by handlers, not thrown. */
export type Refusal = {
  refusal: true;
  status: number;
  body:
    | { errors: readonly (FieldError | { code: string })[] }
    | ({ errorCode: string } & Record<string, unknown>);
  headers?: Record<string, string>;
};

export function refuse(code: ErrorCode, details: Record<string, unknown> = {}): Refusal {
  return { refusal: true, status: errors[code].status, body: { errorCode: code, ...details } };
}

const PROVIDER_RETRY_SECONDS = 5;

/**
 * Returns the refusal for a call whose external provider does not answer, with the time after which to try
 * again.
 */
export function refuseWithoutProvider(): Refusal {
  return { ...refuse("PROVIDER_UNAVAILABLE"), headers: { "retry-after": String(PROVIDER_RETRY_SECONDS) } };
}

/** Returns a 422 refusal with one entry per wrong field. */
export function refuseFields(fields: readonly FieldError[]): Refusal {
  return { refusal: true, status: 422, body: { errors: fields } };
}

/** Returns the error code of a refusal, or the code of its first wrong field. */
export function refusalCode({ body }: Refusal): string {
  return "errorCode" in body ? body.errorCode : (body.errors[0]?.code ?? "");
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && (value as Refusal).refusal === true;
}
