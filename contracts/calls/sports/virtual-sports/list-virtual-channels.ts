import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { virtualChannel } from "../../../entities/virtual-sports.ts";

export const listVirtualChannels = defineCall({
  name: "list-virtual-channels",
  service: "virtual-sports",
  method: "GET",
  path: "/services/virtual-sports/v1/channels",
  summary: "The channels of virtual sports with their next, running and latest rounds",
  access: "anyone",
  answers: {
    200: z.object({
      /** The server's time, which decides when rounds start. */
      now: z.string(),
      channels: z.array(virtualChannel),
    }),
  },
});
