import type { FoundPlayer } from "@parlour/contracts/entities/player-details";
import { Badge } from "@parlour/web/ui/badge";

const looks = {
  ACTIVE: { tone: "gain", name: "active" },
  LOCKED: { tone: "alarm", name: "locked by owner" },
  DISABLED: { tone: "alarm", name: "locked" },
  CLOSED: { tone: "quiet", name: "closed" },
  SELF_EXCLUDED: { tone: "live", name: "self-excluded" },
} as const;

export function StatusBadge({ status }: Pick<FoundPlayer, "status">) {
  const { tone, name } = looks[status];
  return <Badge tone={tone}>{name}</Badge>;
}
