import { Link } from "@parlour/web/ui/link";

/** The way to everything about a player. */
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
