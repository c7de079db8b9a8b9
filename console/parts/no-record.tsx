import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import type { ReactNode } from "react";
import { failureText } from "./failure-text.ts";
import { isNoRecord } from "./is-no-record.ts";

type NoRecordProps = {
  /** The kind of record, in one word. */
  what: string;
  id: string;
  /** Why the record couldn't be loaded; undefined if it is missing from a list that was loaded. */
  error: unknown;
  onRetry: () => void;
  back: ReactNode;
};

/** A message instead of a record's page if the record doesn't exist or couldn't be loaded. */
export function NoRecord({ what, id, error, onRetry, back }: NoRecordProps) {
  return error === undefined || isNoRecord(error) ? (
    <EmptyState title={`No such ${what}`} action={back}>
      {id}
    </EmptyState>
  ) : (
    <ErrorState title={`Couldn't load the ${what}`} retryLabel="Try again" onRetry={onRetry}>
      {failureText(error)}
    </ErrorState>
  );
}
