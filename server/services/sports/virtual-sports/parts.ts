import type { Kit } from "../../../kit/kit.ts";
import type { SportsFeed } from "../../../kit/ports/sports-feed.ts";

export type VirtualSportsParts = { kit: Kit; feed: SportsFeed };
