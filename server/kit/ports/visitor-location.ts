import type { Location } from "@parlour/rules/geo-filter";
import type { Refusal } from "../refusal.ts";

/** The request data that determines a visitor's location. Every handler's input has it. */
export type VisitorOrigin = {
  /** The visitor's IP address, read through trusted proxies only. */
  address: string;
  /** The location that a sandbox visitor has chosen, such as `CA-ON`; never set in production. */
  sandboxLocation?: string | undefined;
};

/**
 * Visitors' locations by IP address. Implemented by the geolocation service; the server never reads the
 * cookies `st` and `Country`, which are for the browser. A service filters with `isExcluded` of
 * `rules/geo-filter`: `isExcluded(game.geoTargetingFilter, await location.findForContent(input))`.
 */
export type VisitorLocation = {
  /** Returns the location; null if it is unknown. */
  find(visitor: VisitorOrigin): Promise<Location | null>;
  /**
   * Returns the location by which content is filtered. While geo targeting is off, it is null, so that nothing is
   * excluded.
   */
  findForContent(visitor: VisitorOrigin): Promise<Location | null>;
  /**
   * Returns a refusal if the site is not offered at the visitor's location or residence. It is checked before joining
   * and deposits, when a game is launched, and for every request that places a stake; never for cashing out or leaving.
   * It costs no query, because the exclusions and the location database are in memory.
   */
  requireServed(visitor: VisitorOrigin, residence?: Location): Promise<Refusal | undefined>;
};
