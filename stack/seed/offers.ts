import type { Kit } from "@parlour/server/kit/kit";
import { lobbyStore } from "@parlour/server/services/play/casino-lobby";

const startsAt = new Date("2026-01-01T00:00:00Z");

/** The sandbox's free-game offers, which have no end date. */
const offers = [
  { id: "offer_welcome_dice", gameId: "1202", startsAt, endsAt: null },
  { id: "offer_welcome_conservatory", gameId: "1402", startsAt, endsAt: null },
];

export async function seedOffers(kit: Kit): Promise<void> {
  const store = lobbyStore(kit);
  for (const offer of offers) await store.addOffer(offer);
}
