import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Skeleton } from "@parlour/web/ui/skeleton";

const ROWS = [1, 2, 3, 4];

export function ListSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-velvet p-3"
    >
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <ErrorState title={t("sportsbook.failed")} retryLabel={t("sportsbook.retry")} onRetry={onRetry}>
      {t("sportsbook.failedText")}
    </ErrorState>
  );
}

export function ListEmpty({ title, text }: { title: string; text?: string }) {
  return <EmptyState title={title}>{text}</EmptyState>;
}
