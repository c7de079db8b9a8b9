import { GAME_CHANNELS, type GameChannel } from "@parlour/contracts/enumerations";

/** The channels in which this browser has opened games, from its cookie. */
export function parsePlayedChannels(cookie: string | null | undefined): readonly GameChannel[] {
  const named = new Set(cookie?.split("."));
  return GAME_CHANNELS.filter((channel) => named.has(channel));
}
