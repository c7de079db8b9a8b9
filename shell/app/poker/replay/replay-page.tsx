import type { PokerReplay } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { showToast } from "@parlour/web/ui/toast";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { useEffect, useState } from "react";
import { BackLink } from "../../parts/back-link.tsx";
import { LocalTime } from "../../parts/local-time.tsx";
import { TableTerms } from "../parts/table-terms.tsx";
import { useChips } from "../parts/use-chips.ts";
import { usePersonName } from "../parts/use-person-name.ts";
import { DeckProof } from "../table/deck-proof.tsx";
import { Felt } from "../table/felt.tsx";
import { HandLog } from "../table/hand-log.tsx";

const stepMs = 1_100;

/** A finished hand, step by step, with a link that others can open. */
export function ReplayPage({ replay }: { replay: PokerReplay }) {
  const { t } = useTranslation();
  const { frames, table, people, ownSeat } = replay;
  const chips = useChips(table.currency);
  const last = frames.length - 1;
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  const frame = frames[at]!;
  const personOf = (seat: number) => people.find((one) => one.seat === seat)!;
  const personName = usePersonName();
  const nameOf = (seat: number) => personName(personOf(seat));
  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
  };

  async function share() {
    const url = location.href;
    try {
      if (navigator.share) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ tone: "success", title: t("poker.linkCopied") });
      }
    } catch {
      // The player closed the share menu, or the browser forbids clipboard access; the address bar still has
      // the link.
    }
  }

  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BackLink label={t("poker.backToLobby")} above="/poker" />
        <h1 className="text-2xl md:text-3xl">
          {t("poker.replayTitle", { table: table.name, number: replay.number })}
        </h1>
        <TableTerms table={table} />
        <span className="text-sm text-mist">
          <LocalTime at={replay.playedAt} />
        </span>
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-3">
          {isHydrated ? (
            <Felt
              seatCount={table.seatCount}
              currency={table.currency}
              ownSeat={ownSeat}
              hand={frame}
              seats={frame.players.map(({ seat, stack }) => ({
                seat,
                stack,
                name: personOf(seat).name,
                kind: personOf(seat).kind,
                isSittingOut: false,
                isConnected: true,
              }))}
            />
          ) : (
            <div className="poker-stage" />
          )}
          <input
            type="range"
            aria-label={t("poker.replayStep")}
            aria-valuetext={t("poker.replayAt", { step: at + 1, steps: last + 1 })}
            min={0}
            max={last}
            value={at}
            onChange={(event) => go(Number(event.target.value))}
            className="h-11 w-full accent-brass"
          />
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => go(at - 1)} disabled={at === 0}>
              {t("poker.replayBack")}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                if (at >= last) setAt(0);
                setPlaying(!isPlaying);
              }}
            >
              {t(isPlaying ? "poker.replayPause" : "poker.replayPlay")}
            </Button>
            <Button onClick={() => go(at + 1)} disabled={at === last}>
              {t("poker.replayNext")}
            </Button>
            <Button onClick={() => void share()}>{t("poker.share")}</Button>
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(replay.phh)}`}
              download={`${replay.id}.phh`}
              className="inline-flex min-h-11 items-center px-3 text-bright underline"
            >
              {t("poker.downloadPhh")}
            </a>
          </div>
        </div>
        <Panel title={t("poker.handLog")}>
          <HandLog hand={frame} nameOf={nameOf} chips={chips} />
          <div className="mt-4">
            <DeckProof commitment={replay.commitment} proof={replay.proof} />
          </div>
          <p className="mt-3 text-xs text-mist">
            {t(table.currency === null ? "poker.replayShowsAll" : "poker.replayShowsOwn")}
            {table.options.anonymous
              ? ` ${t("poker.replayShowsLater", { hours: table.options.anonymous.revealAfterHours })}`
              : null}
          </p>
        </Panel>
      </div>
    </div>
  );
}
