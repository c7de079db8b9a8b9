import type { Players } from "../../../kit/ports/players.ts";
import type { Service } from "../../../kit/service.ts";
import { signInToForum } from "./routes/sign-in-to-forum.ts";

export { signPayload } from "./forum-question.ts";

/** Lets players sign in to the forum with their account on this site. */
export function forumService({ players }: { players: Players }): Service {
  return { name: "forum", routes: (kit) => [signInToForum(kit, players)] };
}
