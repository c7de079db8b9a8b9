import "./styles.css";
import type { GameClient } from "./kit/client/game-client.ts";
import { mountGame } from "./kit/client/mount-game.tsx";

/** Every game that can be opened in a frame, by the slug of its address. The build makes a page of each line. */
const clients: Readonly<Record<string, () => Promise<GameClient>>> = {
  roulette: async () => (await import("./roulette/client/roulette-client.tsx")).rouletteClient,
  "american-roulette": async () =>
    (await import("./american-roulette/client/american-roulette-client.tsx")).americanRouletteClient,
  blackjack: async () => (await import("./blackjack/client/blackjack-client.tsx")).blackjackClient,
  baccarat: async () => (await import("./baccarat/client/baccarat-client.tsx")).baccaratClient,
  "jacks-or-better": async () =>
    (await import("./jacks-or-better/client/jacks-or-better-client.tsx")).jacksOrBetterClient,
  "deuces-wild": async () => (await import("./deuces-wild/client/deuces-wild-client.tsx")).deucesWildClient,
  keno: async () => (await import("./keno/client/keno-client.tsx")).kenoClient,
  plinko: async () => (await import("./plinko/client/plinko-client.tsx")).plinkoClient,
  "hi-lo": async () => (await import("./hi-lo/client/hi-lo-client.tsx")).hiLoClient,
  dice: async () => (await import("./dice/client/dice-client.tsx")).diceClient,
  mines: async () => (await import("./mines/client/mines-client.tsx")).minesClient,
  crash: async () => (await import("./crash/client/crash-client.tsx")).crashClient,
  "live-roulette": async () =>
    (await import("./live-roulette/client/live-roulette-client.tsx")).liveRouletteClient,
  "horse-race": async () => (await import("./horse-race/client/horse-race-client.tsx")).horseRaceClient,
  sevens: async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "midnight-conservatory": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "the-gilded-lift": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "crown-and-key": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "masquerade-row": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "opal-express": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "pearl-diver": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "the-clockmaker": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "nine-lanterns": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "comet-club": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "brass-orchard": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
  "crystal-seam": async () => (await import("./slots/client/slot-client.tsx")).slotClient,
};

const slug = location.pathname.split("/")[2] ?? "";
const load = clients[slug];
const element = document.getElementById("game");
if (load !== undefined && element !== null) void mountGame(element, load);
