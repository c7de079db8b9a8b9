import type { FoundPlayer } from "@parlour/contracts/entities/player-details";
import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import type { DocumentStatus } from "@parlour/contracts/enumerations";
import { Badge } from "@parlour/web/ui/badge";
import { readable } from "../../../parts/readable.ts";
import { breakWords } from "./break-words.ts";

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

type StatusBadgesProps = Pick<FoundPlayer, "status"> & { breaks: readonly PlayerBreak[] };

/** The account's status and the player's breaks. A player on a break from all products isn't shown as active. */
export function StatusBadges({ status, breaks }: StatusBadgesProps) {
  const { tone, name } = looks[status];
  const isAway = status === "ACTIVE" && breaks.some(({ scope }) => scope === "ALL");
  return (
    <>
      {isAway ? null : <Badge tone={tone}>{name}</Badge>}
      {breaks.map((one) => (
        <Badge key={one.scope} tone="live">
          {breakWords(one, new Date())}
        </Badge>
      ))}
    </>
  );
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
