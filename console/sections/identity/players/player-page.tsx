import { getPlayer } from "@parlour/contracts/calls/identity/profile/get-player";
import { getLimitsAndBreaks } from "@parlour/contracts/calls/protection/player-protection/get-limits-and-breaks";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { buttonClass } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { Tabs } from "@parlour/web/ui/tabs";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useLocation, useNavigate, useParams } from "react-router";
import { hasRole, maySee, useOperator } from "../../../app/operator-context.ts";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { ClosingBanner } from "./closing-banner.tsx";
import { PlayerActions } from "./player-actions.tsx";
import { PlayerSummary } from "./player-summary.tsx";
import { playerTabs } from "./player-tabs.ts";
import { StatusBadges } from "./status-badge.tsx";

/** A player's page; each tab loads its data when opened. */
export function PlayerPage() {
  const { playerId = "", tab } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const me = useOperator();
  const resource = useCall(getPlayer, { params: { playerId } });
  const protection = useCall(getLimitsAndBreaks, { params: { playerId } });
  const player = resource.value?.id === playerId ? resource.value : undefined;

  if (player === undefined && resource.error !== undefined) {
    const { error, reload } = resource;
    return <NoRecord what="player" id={playerId} error={error} onRetry={reload} back={<BackLink />} />;
  }
  if (player === undefined) return <Waiting />;
  const tabs = playerTabs.filter(({ roles }) => maySee(me, roles));
  const shown = tabs.find(({ path }) => path === tab) ?? tabs[0];
  return (
    <>
      <BackLink />
      <PageHeader
        title={`${player.firstName} ${player.lastName}`}
        actions={
          <>
            {maySee(me, ["TRADER"]) ? (
              <Link
                href={`/console/trading/bets?player=${encodeURIComponent(player.id)}`}
                className={buttonClass()}
              >
                Sports bets and limits
              </Link>
            ) : null}
            <PlayerActions player={player} onChanged={resource.reload} />
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadges status={player.status} breaks={protection.value?.breaks ?? []} />
          {player.requiredActions.map((action) => (
            <Badge key={action} tone="brass">
              {action}
            </Badge>
          ))}
          <span>
            {player.nickname} · {player.email} · <span className="break-all">{player.id}</span>
          </span>
        </span>
      </PageHeader>
      {player.status === "CLOSED" && hasRole(me, ["SUPPORT", "COMPLIANCE", "PAYMENTS"]) ? (
        <div className="mb-4">
          <ClosingBanner playerId={playerId} />
        </div>
      ) : null}
      <PlayerSummary playerId={playerId} />
      <Tabs
        label="Player details"
        value={shown?.path ?? ""}
        onChange={(path) =>
          navigate(`/players/${encodeURIComponent(playerId)}/${path}`, { replace: true, state })
        }
        tabs={tabs.map(({ path, label, component: Tab }) => ({
          value: path,
          label,
          content: (
            <>
              <h2 className="sr-only">{label}</h2>
              <Tab player={player} onChanged={resource.reload} />
            </>
          ),
        }))}
      />
    </>
  );
}

/** Links back to the search in which the player was found. */
function BackLink() {
  const { state } = useLocation() as { state: { search?: string } | null };
  return (
    <Link
      href={`/console/players${state?.search ?? ""}`}
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All players
    </Link>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only">Loading the player</span>
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-5 w-96" />
      <Skeleton className="mt-4 h-64 w-full" />
    </div>
  );
}
