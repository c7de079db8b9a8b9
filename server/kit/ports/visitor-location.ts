import type { Location } from "@parlour/rules/geo-filter";
import type { Refusal } from "../refusal.ts";

/** The part of a visit that tells its location. The input of every handler is one. */
export type VisitorOrigin = {
  /** Read through trusted proxies only. */
  address: string;
  /** The location that a sandbox visitor has chosen, such as `CA-ON`; never set in production. */
  sandboxLocation?: string | undefined;
};

/**
 * Where visitors are, by their address. Answered by the geolocation service; the cookies `st` and `Country` are
 * for the browser to read and never asked here. With `isExcluded` of `rules/geo-filter` a service filters:
 * `isExcluded(game.geoTargetingFilter, await location.findForContent(input))`.
 */
export type VisitorLocation = {
  /** Null where the place is not known. */
  find(visitor: VisitorOrigin): Promise<Location | null>;
  /** The place to filter content by: null, which excludes nothing, while geo targeting is switched off. */
  findForContent(visitor: VisitorOrigin): Promise<Location | null>;
  /**
   * What play, deposits and joining ask first: a refusal where the site itself is not offered, be it where the
   * visitor is or where they live.
   */
  requireServed(visitor: VisitorOrigin, residence?: Location): Promise<Refusal | undefined>;
};
