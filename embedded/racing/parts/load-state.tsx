import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Skeleton } from "@parlour/web/ui/skeleton";
import type { ReactNode } from "react";
import type { Loaded } from "../../parts/use-loaded.ts";

const ROWS = [1, 2, 3, 4, 5];

/** The loading and error states of a screen; `children` renders the screen once its data is loaded. */
export function LoadState<Value>({
  loaded,
  children,
}: {
  loaded: Loaded<Value>;
  children: (value: Value, reload: () => void) => ReactNode;
}) {
  const { t } = useTranslation();
  if (loaded.state === "failed") {
    return (
      <ErrorState title={t("racebook.failed")} retryLabel={t("racebook.retry")} onRetry={loaded.retry}>
        {t("racebook.failedText")}
      </ErrorState>
    );
  }
  if (loaded.state === "loading") {
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-9 w-48" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-16 rounded-card" />
        ))}
      </div>
    );
  }
  return <>{children(loaded.value, loaded.reload)}</>;
}
