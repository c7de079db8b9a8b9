import { z } from "zod";

/** The token of `mediaAccess`, as WHIP and WHEP send it. */
export const bearerHeader = z.object({ authorization: z.string().max(1_000).optional() });

/** A session description in the format of RFC 8866. */
export const sdpUpload = { types: ["application/sdp"], maxBytes: 64_000 } as const;
