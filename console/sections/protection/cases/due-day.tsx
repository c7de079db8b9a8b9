import { Badge } from "@parlour/web/ui/badge";

export function DueDay({ day, isOverdue }: { day: string | null; isOverdue: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2 whitespace-nowrap">
      {day ?? (isOverdue ? null : "–")}
      {isOverdue ? <Badge tone="alarm">overdue</Badge> : null}
    </span>
  );
}
