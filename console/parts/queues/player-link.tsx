import { Link } from "@parlour/web/ui/link";

/** A link to the player's page. */
export function PlayerLink({ playerId }: { playerId: string }) {
  return (
    <Link
      href={`/console/players/${encodeURIComponent(playerId)}`}
      className="touch-target rounded-tick text-bright underline underline-offset-4 break-all"
    >
      {playerId}
    </Link>
  );
}
