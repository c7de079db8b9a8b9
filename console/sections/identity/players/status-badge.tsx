import type { FoundPlayer } from "@parlour/contracts/entities/player-details";
import type { DocumentStatus } from "@parlour/contracts/enumerations";
import { Badge } from "@parlour/web/ui/badge";
import { readable } from "../../../parts/readable.ts";

const looks = {
  ACTIVE: { tone: "gain", name: "active" },
  LOCKED: { tone: "alarm", name: "locked by owner" },
  DISABLED: { tone: "alarm", name: "locked" },
  CLOSED: { tone: "quiet", name: "closed" },
  SELF_EXCLUDED: { tone: "live", name: "self-excluded" },
} as const;

export function statusName(status: FoundPlayer["status"]): string {
  return looks[status].name;
}

export function StatusBadge({ status }: Pick<FoundPlayer, "status">) {
  const { tone, name } = looks[status];
  return <Badge tone={tone}>{name}</Badge>;
}

const verificationTones = {
  NOT_REQUESTED: "quiet",
  REQUESTED: "brass",
  PENDING: "brass",
  VERIFIED: "gain",
  INVALID: "alarm",
  BLOCKED: "alarm",
} as const;

export function VerificationBadge({ verification }: { verification: DocumentStatus }) {
  return <Badge tone={verificationTones[verification]}>{readable(verification).toLowerCase()}</Badge>;
}
