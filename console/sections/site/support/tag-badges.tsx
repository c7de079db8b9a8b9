import type { SupportTag } from "@parlour/contracts/entities/support-desk";
import { Badge } from "@parlour/web/ui/badge";

export function TagBadges({ tags }: { tags: readonly SupportTag[] }) {
  if (tags.length === 0) return <span className="text-mist">–</span>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {tags.map(({ id, name }) => (
        <Badge key={id} tone="brass">
          {name}
        </Badge>
      ))}
    </span>
  );
}
