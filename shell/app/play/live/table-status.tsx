import { formatOpening } from "@parlour/web/i18n/format-opening";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import Clock from "lucide-react/icons/clock";
import Crown from "lucide-react/icons/crown";
import Lock from "lucide-react/icons/lock";
import Radio from "lucide-react/icons/radio";
import type { RoomTable } from "./live-room.server.ts";
import { type ReceivedState, useSecondsLeft } from "./use-table-state.ts";

/** The lowest loyalty tier of a reserved table, with a lock for visitors who haven't reached it. */
export function TableTier({ tier }: { tier: NonNullable<RoomTable["tier"]> }) {
  const { t } = useTranslation();
  const Icon = tier.isMet ? Crown : Lock;
  return (
    <span data-tier={tier.isMet ? "met" : "locked"} className="flex items-center gap-2 text-sm text-brass">
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      {t(tier.isMet ? "lobby.tableTier" : "lobby.tableTierLocked", { tier: tier.name })}
    </span>
  );
}

/** Says that a dealer is at the table and on video. */
export function DealerOnAir() {
  const { t } = useTranslation();
  return (
    <Badge tone="live" className="self-start">
      <Radio size={12} aria-hidden="true" />
      {t("lobby.dealerOnAir")}
    </Badge>
  );
}

type TableStatusProps = { table: RoomTable; state: ReceivedState | null };

/**
 * The phase of the table's round. A closed table shows when it opens next or that its dealer is away, unless a round is
 * still running. A visitor who may not bet here gets no countdown.
 */
export function TableStatus({ table, state }: TableStatusProps) {
  const { t, language } = useTranslation();
  const { opening, dealer } = state ?? table;
  const isLocked = table.tier !== null && !table.tier.isMet;
  const hydrated = useHydrated();
  const seconds = useSecondsLeft(state);
  const sentPhase = state?.round?.phase ?? null;
  const phase = isLocked && sentPhase === "BETTING" ? null : sentPhase;
  const isBetting = phase === "BETTING" && seconds > 0;
  if (!opening.isOpen && phase !== "RUNNING") {
    const closed = t(
      dealer === "AWAY"
        ? "lobby.dealerAway"
        : dealer === "NO_VIDEO"
          ? "lobby.dealerVideoLost"
          : "lobby.tableClosed",
    );
    return (
      <span data-phase="CLOSED" className="flex items-center gap-2 text-sm font-semibold text-mist">
        <Clock size={16} aria-hidden="true" className="shrink-0" />
        {/* The server can't show the opening time: it doesn't know the reader's time zone. */}
        {opening.opensAt === null || !hydrated
          ? closed
          : t("lobby.tableOpensAt", { time: formatOpening(opening.opensAt, language) })}
      </span>
    );
  }
  const text = isBetting
    ? t("lobby.tableBetting", { seconds })
    : phase === null
      ? t("lobby.tableOpen")
      : phase === "RESULT"
        ? t("lobby.tableResult", { result: state?.results[0]?.text ?? "" })
        : phase === "VOID"
          ? t("lobby.tableVoid")
          : t("lobby.tableRunning");
  return (
    <span data-phase={phase ?? "OPEN"} className="flex items-center gap-2 text-sm font-semibold">
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${isBetting || phase === null ? "bg-gain" : "bg-brass"}`}
      />
      <span className={isBetting ? "text-gain" : "text-ivory"}>{text}</span>
    </span>
  );
}
