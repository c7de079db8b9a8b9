import type { Answer } from "@parlour/contracts/call";
import type { listChosenGames } from "@parlour/contracts/calls/play/game-catalogue/list-chosen-games";

export type ConfiguredGame = Answer<typeof listChosenGames>["items"][number];
