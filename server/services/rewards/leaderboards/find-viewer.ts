import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import type { LeaderboardParts } from "./parts.ts";

type Input = Parameters<VisitorLocation["findForContent"]>[0] & {
  session: { playerId: string } | undefined;
  brand: { id: string; defaultCurrency: string | null; languageDefault: string | null };
  query: { language?: string | undefined; currency?: string | undefined };
};

/** The properties of a viewer that decide which leaderboards they see, and in which language. */
type Viewer = { currency: string; language: string; brandId: string };

/**
 * Returns the viewer; undefined if they may not see leaderboards. Leaderboards advertise play, so they are not shown
 * during a break, or where bonuses are not allowed.
 */
export async function findViewer(
  { players, bonuses, location, jurisdictions, settings }: LeaderboardParts,
  input: Input,
): Promise<Viewer | undefined> {
  const { brand, session, query } = input;
  if (session !== undefined) {
    const player = await players.get(session.playerId);
    if (!(await bonuses.mayReceive(undefined, player, 0))) return undefined;
    const { currency, brandId } = player;
    return { currency, language: query.language ?? player.language, brandId };
  }
  const place = await location.findForContent(input);
  const { country: countryCode = "", subdivision = "" } = place ?? {};
  const rules = await jurisdictions.of({ countryCode, subdivision: subdivision ?? "" });
  if (!rules.bonusesAllowed) return undefined;
  const { languageDefault, defaultCurrency } = await settings.get();
  return {
    currency: query.currency ?? brand.defaultCurrency ?? defaultCurrency,
    language: query.language ?? brand.languageDefault ?? languageDefault,
    brandId: brand.id,
  };
}
