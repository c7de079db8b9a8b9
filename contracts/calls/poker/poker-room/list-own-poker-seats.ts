import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { ownPokerSeat } from "../../../entities/poker.ts";

export const listOwnPokerSeats = defineCall({
  name: "list-own-poker-seats",
  service: "poker-room",
  method: "GET",
  path: "/services/poker/v1/profiles/{session}/seats",
  summary: "The tables at which the player is seated now, and where it is their turn",
  access: "player",
  // Each page makes this call every three seconds, and a player may have several pages open.
  limit: { max: 240, windowSeconds: 60, per: "session" },
  answers: { 200: z.object({ seats: z.array(ownPokerSeat) }) },
});
