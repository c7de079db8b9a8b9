import type { PokerTableView } from "@parlour/contracts/entities/poker";
import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { classNames } from "@parlour/web/ui/class-names";
import { IconButton } from "@parlour/web/ui/icon-button";
import { Skeleton } from "@parlour/web/ui/skeleton";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { BackLink } from "../../parts/back-link.tsx";
import type { Player } from "../../parts/player.server.ts";
import { useBalances } from "../../parts/wallet.ts";
import { useSite } from "../../use-site.ts";
import { rememberSeated } from "../parts/seated-memory.ts";
import { useChips } from "../parts/use-chips.ts";
import { usePersonName } from "../parts/use-person-name.ts";
import { useTurnTitle } from "../parts/use-turn-title.ts";
import { ChipPurchases } from "../tournaments/chip-purchases.tsx";
import { DealPanel } from "../tournaments/deal-panel.tsx";
import { TournamentBar } from "../tournaments/tournament-bar.tsx";
import { TournamentResult } from "../tournaments/tournament-result.tsx";
import { ChipsDialog } from "./chips-dialog.tsx";
import { DecisionClock } from "./decision-clock.tsx";
import { EmoteBubble } from "./emotes.tsx";
import { Felt } from "./felt.tsx";
import type { FeltSeat } from "./felt-seat.ts";
import { NoteDialog } from "./note-dialog.tsx";
import { NoteTag } from "./note-tag.tsx";
import { PlayerControls } from "./player-controls.tsx";
import { PoolEntry } from "./pool-entry.tsx";
import { ChatButton } from "./table-chat.tsx";
import { TableSide } from "./table-side.tsx";
import { useNotes } from "./use-notes.ts";
import { type LiveTable, useLiveTable } from "./use-poker-table.ts";
import { useTableSounds } from "./use-table-sounds.ts";
import { useWaitOnArrival } from "./use-wait-on-arrival.ts";

type Asked = { kind: "sit"; seat: number } | { kind: "topUp" } | null;

type PokerTablePageProps = {
  id: string;
  name: string;
  /** The table's terms, shown next to its name. */
  terms: ReactNode;
  tournament?: PokerTournamentDetails | null;
  /** Which of the player's entries in a fast-fold pool is shown. */
  entry?: number;
  /** The button that closes this table if it is one of several on a page; it replaces the back link. */
  close?: ReactNode;
};

/** A live table: anyone can watch, and those who take a seat can play. */
export function PokerTablePage(props: PokerTablePageProps) {
  const { id, name, terms, tournament = null, entry = 1, close = null } = props;
  const { t } = useTranslation();
  const live = useLiveTable(id, entry);
  const sound = useTableSounds(live.view);
  useWaitOnArrival(live);
  const { player } = useSite();
  const isTile = close !== null;
  const { view } = live;
  const isSeated = view !== null && view.you.seat !== null;
  const isTurn = isSeated && view.hand?.toAct === view.you.seat;
  const isPlayer = player !== null;
  useEffect(() => {
    if (isSeated && isPlayer) rememberSeated(true);
  }, [isSeated, isPlayer]);
  useTurnTitle(isTurn ? `${t("poker.yourTurn")} ${view.table.name}` : null);
  return (
    <div className="grid gap-2 md:gap-4" data-turn={isTile && isTurn ? true : undefined}>
      <header className="flex items-center gap-x-3">
        {isTile ? null : <BackLink label={t("poker.backToLobby")} above="/poker" alwaysUp />}
        <div className="min-w-0 flex-1 md:flex md:flex-wrap md:items-center md:gap-x-3">
          {isTile ? (
            <h2 className="text-xl">{name}</h2>
          ) : (
            <h1 className="text-xl max-md:truncate md:text-3xl">{name}</h1>
          )}
          <div className={tournament ? undefined : "hidden md:block"}>{terms}</div>
        </div>
        {isTile && isTurn ? <Badge tone="live">{t("poker.yourTurn")}</Badge> : null}
        <ChatButton live={live} isTile={isTile} />
        <IconButton
          label={t(sound.isOn ? "poker.soundOff" : "poker.soundOn")}
          icon={
            sound.isOn ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />
          }
          onClick={sound.toggle}
        />
        {close}
      </header>
      {view === null ? (
        <Skeleton className="h-96 rounded-panel" />
      ) : (
        <LivePokerTable live={live} view={view} player={player} tournament={tournament} isTile={isTile} />
      )}
    </div>
  );
}

type LiveProps = {
  live: LiveTable;
  view: PokerTableView;
  player: Player | null;
  tournament: PokerTournamentDetails | null;
  isTile: boolean;
};

function LivePokerTable({ live, view, player, tournament, isTile }: LiveProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>(null);
  const { table, you, hand } = view;
  const shown = useLastSeated(view);
  const chips = useChips(table.currency);
  const available = useAvailable(table.currency, player);
  const isSeated = you.seat !== null;
  const canSit = !isSeated && you.mayPlay && table.fastFold === null;
  const open = (seat: number) => (you.offer ? you.offer.seat === seat : true);
  const emptySeat = (seat: number) =>
    table.fastFold ? null : canSit && open(seat) ? (
      <Button
        size="sm"
        onClick={() => setAsked({ kind: "sit", seat })}
        aria-label={t("poker.sitAt", { seat })}
      >
        {t("poker.sit")}
      </Button>
    ) : (
      <span className="grid size-12 place-items-center rounded-full border border-dashed border-field text-2xs text-mist">
        {t("poker.emptySeat")}
      </span>
    );
  const [noted, setNoted] = useState<{ seat: number; name: string } | null>(null);
  const notes = useNotes(view, player?.session ?? null);
  const money = useChips(tournament?.currency ?? null);
  const personName = usePersonName();
  const nameOf = (number: number) => {
    const seat = view.seats.find((one) => one.seat === number);
    return seat ? personName(seat) : "";
  };
  const adornment = (seat: FeltSeat) => {
    const emote = live.emotes.get(seat.seat);
    const bounty = tournament?.players.find(
      ({ name, place }) => name === seat.name && place === null,
    )?.bounty;
    return (
      <>
        {bounty ? (
          <p className="truncate text-2xs text-bright tabular-nums">
            {t("poker.bountyOnHead", { amount: money(bounty) })}
          </p>
        ) : null}
        {notes && seat.kind === "PLAYER" && seat.name !== "" && seat.seat !== you.seat ? (
          <NoteTag name={seat.name} note={notes.of(seat)} onOpen={() => setNoted(seat)} />
        ) : null}
        {emote ? <EmoteBubble emote={emote} name={personName(seat)} /> : null}
      </>
    );
  };
  const stage = useRef<HTMLDivElement>(null);
  // Scrolls so that on a phone the table fits between the header and the buttons, which would otherwise cover
  // the player's own cards. Content above the table, such as the level of a tournament, scrolls out of view.
  useEffect(() => {
    if (isSeated && matchMedia("(width < 48rem)").matches) stage.current?.scrollIntoView({ block: "start" });
  }, [isSeated]);
  return (
    <div className={classNames("grid items-start gap-4", !isTile && "xl:grid-cols-[minmax(0,1fr)_20rem]")}>
      <div className="grid gap-4">
        {live.isConnected ? null : <Banner tone="warning" title={t("poker.reconnecting")} />}
        {tournament ? (
          <>
            <TournamentBar tournament={tournament} clockOffsetMs={live.clockOffsetMs} />
            <TournamentResult tournament={tournament} />
            {player ? <ChipPurchases tournament={tournament} session={player.session} /> : null}
            {player ? <DealPanel tournament={tournament} session={player.session} /> : null}
          </>
        ) : null}
        <div ref={stage} className="-scroll-mt-2">
          <Felt
            seatCount={table.seatCount}
            currency={table.currency}
            seats={shown.seats}
            hand={shown.hand}
            ownSeat={shown.you.seat}
            clock={hand ? <DecisionClock hand={hand} clockOffsetMs={live.clockOffsetMs} /> : null}
            empty={emptySeat}
            adornment={adornment}
            note={
              view.voidedHand === null
                ? t(noteKeyOf(view))
                : t("poker.handVoided", { number: view.voidedHand })
            }
          />
        </div>
        {isSeated ? (
          <PlayerControls view={view} live={live} onTopUp={() => setAsked({ kind: "topUp" })} />
        ) : tournament ? (
          <p className="text-center text-mist">
            {tournament.status === "RUNNING" ? t("poker.watchingTournament") : null}
          </p>
        ) : (
          <Visitor
            view={view}
            live={live}
            signedIn={player !== null}
            onJoin={() => setAsked({ kind: "sit", seat: 1 })}
          />
        )}
      </div>
      {isTile ? null : <TableSide view={view} live={live} />}
      {noted && player && notes ? (
        <NoteDialog
          tableId={table.id}
          session={player.session}
          seat={noted}
          note={notes.of(noted)}
          onClose={() => setNoted(null)}
          onSaved={notes.reload}
        />
      ) : null}
      {asked?.kind === "sit" ? (
        <ChipsDialog
          title={t(table.fastFold ? "poker.joinPoolTitle" : "poker.buyInTitle", { table: table.name })}
          action={t(table.fastFold ? "poker.joinPool" : "poker.sitDown")}
          currency={table.currency}
          range={you.buyIn}
          available={available}
          onClose={() => setAsked(null)}
          onChoose={(amount) => live.send({ type: "sit", seat: asked.seat, amount })}
        />
      ) : null}
      {asked?.kind === "topUp" ? (
        <ChipsDialog
          title={t("poker.topUpTitle")}
          action={t("poker.topUp")}
          currency={table.currency}
          range={{ min: Math.min(table.bigBlind, you.topUpMax), max: you.topUpMax }}
          available={available}
          onClose={() => setAsked(null)}
          onChoose={(amount) => live.send({ type: "topUp", amount })}
        />
      ) : null}
      <p className="sr-only" role="status">
        {hand?.toAct !== null && hand?.toAct === you.seat ? t("poker.yourTurn") : null}
        {you.pool?.isWaiting ? t(noteKeyOf(view)) : null}
        {hand?.phase === "complete"
          ? hand.result?.pots
              .flatMap(({ shares }) => shares)
              .map(({ seat, amount }) =>
                t("poker.announceWin", {
                  name: nameOf(seat),
                  amount: chips(amount),
                }),
              )
              .join(" ")
          : null}
      </p>
    </div>
  );
}

/** The text in the middle of the table while no hand is being played. */
function noteKeyOf({ table, you, seats }: PokerTableView) {
  if (!table.fastFold) return seats.length < 2 ? "poker.waitingForPlayers" : "poker.startingSoon";
  if (you.seat === null) return "poker.joinPoolHint";
  return you.isSittingOut ? "poker.poolSittingOut" : "poker.findingHand";
}

/** Keeps the last hand on the screen when a tournament ends and its table is emptied. */
function useLastSeated(view: PokerTableView): PokerTableView {
  const last = useRef(view);
  if (view.table.tournament === null || view.seats.length > 0) last.current = view;
  return last.current;
}

/** The player's available money at cash tables; null where chips are free. */
function useAvailable(currency: string | null, player: Player | null): number | null {
  const balances = useBalances(player ?? visitor);
  if (currency === null) return null;
  return balances?.find(({ type }) => type === "Unlocked")?.amount ?? 0;
}

const visitor = { session: "", balances: null } as Player;

type VisitorProps = { view: PokerTableView; live: LiveTable; signedIn: boolean; onJoin: () => void };

function Visitor({ view, live, signedIn, onJoin }: VisitorProps) {
  const { t } = useTranslation();
  const { you, table } = view;
  if (!you.mayPlay && !signedIn)
    return (
      <p className="flex flex-wrap items-center justify-center gap-3 text-mist">
        {t("poker.loginToPlay")}
        <Link
          to={`/login?destination=/poker/tables/${table.id}`}
          className={buttonClass({ variant: "primary" })}
        >
          {t("poker.login")}
        </Link>
      </p>
    );
  if (table.fastFold) return <PoolEntry view={view} onJoin={onJoin} />;
  const isFull = view.seats.length >= table.seatCount;
  if (you.offer)
    return <p className="text-center text-bright">{t("poker.seatOffered", { seat: you.offer.seat })}</p>;
  if (!isFull) return <p className="text-center text-mist">{t("poker.chooseSeat")}</p>;
  return (
    <p className="flex flex-wrap items-center justify-center gap-3 text-mist">
      {you.waitingPlace === null
        ? t("poker.tableFull")
        : t("poker.waitingPlace", { place: you.waitingPlace })}
      <Button onClick={() => void live.send({ type: "wait", value: you.waitingPlace === null })}>
        {t(you.waitingPlace === null ? "poker.joinWaiting" : "poker.leaveWaiting")}
      </Button>
    </p>
  );
}
