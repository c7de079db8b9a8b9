import { discoverGames } from "./discover-games.ts";
import type { Slot } from "./kit/math/slots/slot.ts";
import type { SlotMath } from "./kit/math/slots/slot-game.ts";

export const slots: readonly Slot[] = await loadSlots();

async function loadSlots(): Promise<Slot[]> {
  const games = (await discoverGames()).filter(({ game }) => game.catalogue.category === "slots");
  return await Promise.all(games.map(async ({ math }) => ((await math()) as unknown as SlotMath).slot));
}
