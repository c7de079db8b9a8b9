import type { ChosenStakes, StakeRule } from "@parlour/rules/stake-limits";
import type { Kit } from "../../../kit/kit.ts";
import type { OfferedGame } from "../../../kit/ports/game-offer.ts";
import { listStudioGames, type StudioGameRow } from "./store.ts";
import type { StudioGamesPorts } from "./studio-games-parts.ts";

export type PlayableStudioGame = {
  id: string;
  slug: string;
  name: string;
  studio: { id: string; name: string; hasPractice: boolean };
  studioGameId: string;
  stakes: ChosenStakes;
  stakeRule: StakeRule;
  offered: OfferedGame;
};

export type StudioOffer = {
  /** Finds a game, including one that is no longer offered, which past rounds may name. */
  findKnown(id: string): PlayableStudioGame | undefined;
  find(id: string): PlayableStudioGame | undefined;
  findBySlug(slug: string): PlayableStudioGame | undefined;
  onChange(listener: () => void): void;
  /** Reads the games again on this server and on the others. */
  announce(): Promise<void>;
  watch(): Promise<() => Promise<void>>;
};

const topic = "studio-games.changed";
/**
 * How often a server reads the games even without a message, in case it missed a message or a studio was switched
 * off.
 */
const readEveryMs = 30_000;

/** Keeps the studios' games in memory, because the catalogue and every bet look them up. */
export function createStudioOffer(
  { db, bus, log }: Pick<Kit, "db" | "bus" | "log">,
  studios: Pick<StudioGamesPorts["studios"], "list">,
): StudioOffer {
  let known = new Map<string, PlayableStudioGame>();
  let bySlug = new Map<string, PlayableStudioGame>();
  let offered = new Set<string>();
  let seen = "";
  const listeners = new Set<() => void>();

  const read = async () => {
    const [rows, accounts] = await Promise.all([listStudioGames(db), studios.list(db)]);
    const open = new Map(accounts.map(({ id, name, isEnabled }) => [id, { name, isEnabled }]));
    const version = JSON.stringify([rows, [...open]]);
    if (version === seen) return;
    seen = version;
    known = new Map(rows.map((row) => [row.id, toPlayable(row, open.get(row.studio)?.name ?? row.studio)]));
    const isOpen = (row: StudioGameRow) => row.isOffered && open.get(row.studio)?.isEnabled === true;
    offered = new Set(rows.filter(isOpen).map(({ id }) => id));
    bySlug = new Map(
      [...known.values()].filter(({ id }) => offered.has(id)).map((game) => [game.slug, game]),
    );
    for (const listener of listeners) listener();
  };
  const readOrLog = () =>
    read().catch((error: unknown) => log.warn({ err: error }, "the studios' games were not read again"));

  return {
    findKnown: (id) => known.get(id),
    find: (id) => (offered.has(id) ? known.get(id) : undefined),
    findBySlug: (slug) => bySlug.get(slug),
    onChange(listener) {
      listeners.add(listener);
    },
    async announce() {
      await read();
      await bus.publish(topic, null);
    },
    async watch() {
      await read();
      const stop = await bus.subscribe(topic, () => void readOrLog());
      const timer = setInterval(() => void readOrLog(), readEveryMs).unref();
      return async () => {
        clearInterval(timer);
        await stop();
      };
    },
  };
}

function toPlayable({ id, slug, studio, entry }: StudioGameRow, studioName: string): PlayableStudioGame {
  const { returnToPlayer, maximumWin, hitRate, features, volatility, hasPractice, stakes } = entry;
  const owner = { id: studio, name: studioName, hasPractice };
  return {
    id,
    slug,
    name: entry.texts.en.title,
    studio: owner,
    studioGameId: entry.id,
    stakes,
    // Wins are whole minor units for every stake, because the studio rounds them.
    stakeRule: { unit: 1 },
    offered: {
      id,
      slug,
      figures: {
        returnToPlayer,
        returnWithin: null,
        maximumWin,
        hitRate: hitRate === null ? null : { lowest: hitRate, highest: hitRate },
      },
      features,
      volatility,
      payTables: [],
      variants: [],
      table: null,
      studio: owner,
    },
  };
}
