import type { Answer } from "@parlour/contracts/call";
import type { listConfiguredGames } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";

export type ConfiguredGame = Answer<typeof listConfiguredGames>["items"][number];
