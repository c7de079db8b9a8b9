import type { SportsBet, SportsBetInput } from "@parlour/contracts/entities/sports-bet";
import type { Price } from "@parlour/sports";
import { ApiError } from "@parlour/web/api/api-error";
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
import { api } from "../api.ts";
import { openBets } from "../data/topics.ts";
import { useSports } from "../sports-context.ts";
import { preferences } from "../state/preferences.ts";
import { slipStore } from "../state/slip-store.ts";
import { betInput, refusalUpdates } from "./bet-input.ts";
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
  dismiss(): void;
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

  const place: Placement["place"] = useCallback(
    async (bets, terms) => {
      setPlacing(true);
      setFailure(null);
      const done: Receipt[] = [];
      for (const bet of bets) {
        try {
          const { consent } = preferences.get();
          const made = await send(betInput(bet, { currency, consent, ...terms }));
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
        for (const { bet } of done) {
          if (bet.status !== "PENDING") continue;
          void follow(bet).then((decided) => {
            if (decided) setReceipts((before) => before.map((one) => withBet(one, decided)));
          });
        }
        const keys = done.flatMap(({ selections }) => selections.map(selectionKey));
        slipStore.dispatch({ type: "remove", keys });
      }
      setPlacing(false);
    },
    [currency, send, follow],
  );

  const value = useMemo(
    (): Placement => ({
      placing,
      receipts,
      failure,
      place: (bets, terms) => void place(bets, terms),
      placeOne: (bet) => send(betInput(bet, { currency, consent: preferences.get().consent })),
      follow,
      dismiss() {
        setReceipts([]);
        setFailure(null);
      },
    }),
    [placing, receipts, failure, place, follow, send, currency],
  );
  return <PlacementContext value={value}>{children}</PlacementContext>;
}

const withBet = (receipt: Receipt, bet: SportsBet): Receipt =>
  receipt.bet.id === bet.id ? { ...receipt, bet } : receipt;

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

/**
 * Sends a bet. If the response is lost, the player's next attempt reuses the idempotency key, so that the bet
 * is placed only once.
 */
function useSend(session: string | null): (body: SportsBetInput) => Promise<SportsBet> {
  const keys = useRef(new Map<string, string>());
  return useCallback(
    async (body) => {
      if (session === null) throw new Error("Only players place bets.");
      const of = JSON.stringify(body);
      const idempotencyKey = keys.current.get(of) ?? crypto.randomUUID();
      keys.current.set(of, idempotencyKey);
      try {
        const bet = await api.placeBet({ session, body, idempotencyKey });
        keys.current.delete(of);
        return bet;
      } catch (error) {
        if (!(error instanceof ApiError && error.isOffline)) keys.current.delete(of);
        throw error;
      }
    },
    [session],
  );
}
