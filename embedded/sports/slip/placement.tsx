import type { SportsBet, SportsBetInput } from "@parlour/contracts/entities/sports-bet";
import type { Price } from "@parlour/sports";
import { ApiError } from "@parlour/web/api/api-error";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { sendOnce } from "../../parts/send-once.ts";
import { api } from "../api.ts";
import { openBets } from "../data/topics.ts";
import { useSports } from "../sports-context.ts";
import { preferences } from "../state/preferences.ts";
import { slipStore } from "../state/slip-store.ts";
import { betInput, contentOf, refusalUpdates } from "./bet-input.ts";
import { decisionToast } from "./decision-toast.ts";
import { followBet } from "./follow-bet.ts";
import type { SlipBet } from "./slip-figures.ts";
import { type SlipSelection, selectionKey } from "./slip-state.ts";

/** A placed bet with its selections, so that they can go back on the slip if the bet is refused. */
export type Receipt = { bet: SportsBet; selections: readonly SlipSelection[] };

export type Placement = {
  placing: boolean;
  /** The bets of the last placement, updated until the player dismisses them. */
  receipts: readonly Receipt[];
  /** The key of the stake field whose bet was refused last, and the reason. */
  failure: { key: string; error: unknown } | null;
  place(bets: readonly SlipBet[], terms: { builderPrice?: Price | undefined; freeBet?: string | null }): void;
  /** Places one bet immediately, without the slip. */
  placeOne(bet: SlipBet): Promise<SportsBet>;
  /** Waits until a pending bet is accepted or refused. Returns undefined if the player leaves before that. */
  follow(bet: SportsBet): Promise<SportsBet | undefined>;
  /** Removes the reason why a bet was refused, because the player is changing its stake. */
  forgetFailure(key: string): void;
  dismiss(): void;
  /** Called when the list of receipts is shown. The returned function must be called when the list is removed. */
  showReceipts(): () => void;
};

const PlacementContext = createContext<Placement | null>(null);

export function usePlacement(): Placement {
  const placement = useContext(PlacementContext);
  if (placement === null) throw new Error("usePlacement needs the sportsbook around it");
  return placement;
}

/**
 * Places bets for the whole sportsbook. It is separate from the slip component, which may be closed by the
 * time the server responds.
 */
export function PlacementProvider({ children }: { children: ReactNode }) {
  const { session, currency } = useSports();
  const [placing, setPlacing] = useState(false);
  const [failure, setFailure] = useState<Placement["failure"]>(null);
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const send = useSend(session);
  const follow = useFollow(session);
  const announce = useAnnouncement();
  /** The bets whose receipts the player sees. Decisions on other bets are announced in a toast. */
  const seen = useRef({ ids: new Set<string>(), lists: 0 });

  const place: Placement["place"] = useCallback(
    async (bets, terms) => {
      setPlacing(true);
      setFailure(null);
      const done: Receipt[] = [];
      for (const bet of bets) {
        try {
          const { consent } = preferences.get();
          const made = await send(bet, betInput(bet, { currency, consent, ...terms }));
          done.push({ bet: made, selections: bet.selections });
        } catch (error) {
          setFailure({ key: bet.key, error });
          const current = error instanceof ApiError ? error.details.selections : undefined;
          slipStore.dispatch({ type: "update", updates: refusalUpdates(bet, current) });
          break;
        }
      }
      if (done.length > 0) {
        setReceipts(done);
        seen.current.ids = new Set(done.map(({ bet }) => bet.id));
        for (const { bet } of done) {
          if (bet.status !== "PENDING") continue;
          void follow(bet).then((decided) => {
            if (!decided) return;
            const { ids, lists } = seen.current;
            if (lists === 0 || !ids.has(decided.id)) announce(decided);
            setReceipts((before) => before.map((one) => withBet(one, decided)));
          });
        }
        const keys = done.flatMap(({ selections }) => selections.map(selectionKey));
        slipStore.dispatch({ type: "remove", keys });
      }
      setPlacing(false);
    },
    [currency, send, follow, announce],
  );

  const value = useMemo(
    (): Placement => ({
      placing,
      receipts,
      failure,
      place: (bets, terms) => void place(bets, terms),
      placeOne: (bet) => send(bet, betInput(bet, { currency, consent: preferences.get().consent })),
      follow,
      forgetFailure: (key) => setFailure((before) => (before?.key === key ? null : before)),
      dismiss() {
        seen.current.ids = new Set();
        setReceipts([]);
        setFailure(null);
      },
      showReceipts() {
        seen.current.lists++;
        return () => void seen.current.lists--;
      },
    }),
    [placing, receipts, failure, place, follow, send, currency],
  );
  return <PlacementContext value={value}>{children}</PlacementContext>;
}

const withBet = (receipt: Receipt, bet: SportsBet): Receipt =>
  receipt.bet.id === bet.id ? { ...receipt, bet } : receipt;

/** Shows the decision on a live bet whose receipt the player no longer sees. */
function useAnnouncement(): (bet: SportsBet) => void {
  const { t, language } = useTranslation();
  return useCallback((bet) => showToast(decisionToast(t, language, bet)), [t, language]);
}

/** Follows pending bets until they are decided or the player leaves the sportsbook or logs out. */
function useFollow(session: string | null): Placement["follow"] {
  const leaving = useRef(new AbortController());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session doesn't see this one's bets
  useEffect(() => {
    const own = new AbortController();
    leaving.current = own;
    return () => own.abort();
  }, [session]);
  return useCallback(
    async (bet) => {
      if (session === null) return undefined;
      const read = (id: string, signal: AbortSignal) => api.bet({ session, params: { bet: id }, signal });
      return await followBet({ ...openBets, read }, bet, leaving.current.signal);
    },
    [session],
  );
}

/** Sends a bet. An attempt without an answer is stored with the slip, so that a repeat doesn't place a second bet. */
function useSend(session: string | null): (bet: SlipBet, body: SportsBetInput) => Promise<SportsBet> {
  return useCallback(
    async ({ selections }, body) => {
      if (session === null) throw new Error("Only players place bets.");
      const content = contentOf(body);
      return await sendOnce({
        unanswered: slipStore.get().attempts[content],
        body,
        newKey: () => crypto.randomUUID(),
        store: (attempt) =>
          slipStore.dispatch({
            type: "attempt",
            content,
            attempt: attempt && { ...attempt, of: selections.map(selectionKey), sentAtMs: Date.now() },
          }),
        send: ({ key, body }) => api.placeBet({ session, body, idempotencyKey: key }),
      });
    },
    [session],
  );
}
