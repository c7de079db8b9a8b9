import type { GameChannel } from "@parlour/contracts/enumerations";
import type { MessageKey } from "@parlour/web/i18n/messages";

/** The first path segment of a channel. `live-dealer` is a second path to the live tables. */
export type ChannelPath = "casino" | "live-casino" | "live-dealer" | "virtual-sports";

export type Channel = {
  path: ChannelPath;
  games: GameChannel;
  title: MessageKey;
  description: MessageKey;
  /** Whether the channel is unavailable while dynamic cards are switched off. */
  needsDynamicCards: boolean;
};

const channels: readonly Channel[] = [
  {
    path: "casino",
    games: "casino",
    title: "lobby.casino",
    description: "lobby.casinoText",
    needsDynamicCards: false,
  },
  {
    path: "live-casino",
    games: "live-casino",
    title: "lobby.liveCasino",
    description: "lobby.liveCasinoText",
    needsDynamicCards: true,
  },
  {
    path: "live-dealer",
    games: "live-casino",
    title: "lobby.liveDealer",
    description: "lobby.liveDealerText",
    needsDynamicCards: true,
  },
  {
    path: "virtual-sports",
    games: "virtual-sports",
    title: "lobby.virtualSports",
    description: "lobby.virtualSportsText",
    needsDynamicCards: false,
  },
];

export function findChannel(pathname: string): Channel | undefined {
  const first = pathname.split("/")[1];
  return channels.find(({ path }) => path === first);
}
