import { defineCall } from "../../../call.ts";
import { statedAddress } from "../../../entities/address.ts";
import { playerDeskRoles, playerDetails, playerIdParam } from "../../../entities/player-details.ts";

export const getPlayer = defineCall({
  name: "get-player",
  service: "profile",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}",
  summary: "A player's details",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: {
    200: playerDetails.extend({
      /** The address that the player stated for comparison with documents; null until then. */
      statedAddress: statedAddress.nullable(),
    }),
  },
  errors: ["NOT_FOUND"],
});
