const MINUTE_MS = 60_000;

/** A time in the operator's own zone, in the form that a `datetime-local` field takes. */
export const localFieldText = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
