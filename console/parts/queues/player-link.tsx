import { Link } from "@parlour/web/ui/link";
import { maySee, useOperator } from "../../app/operator-context.ts";
import { usePlayerName } from "../player-names.ts";

/** A player's name, or the id if the operator may not see names. */
export function PlayerName({ playerId }: { playerId: string }) {
  const mayRead = maySee(useOperator(), ["SUPPORT", "PAYMENTS", "COMPLIANCE", "TRADER"]);
  return <span title={playerId}>{usePlayerName(playerId, mayRead) ?? playerId}</span>;
}

export function PlayerLink({ playerId }: { playerId: string }) {
  return (
    <Link
      href={`/console/players/${encodeURIComponent(playerId)}`}
      className="touch-target rounded-tick text-bright underline underline-offset-4 wrap-anywhere"
    >
      <PlayerName playerId={playerId} />
    </Link>
  );
}
