import { getLoyalty } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty";
import type { Loyalty } from "@parlour/contracts/entities/loyalty";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";

const ask = client(getLoyalty);

/** Reads the loyalty status; null for an error response. Throws if the response is empty. */
export async function readLoyalty(session: string, signal?: AbortSignal): Promise<Loyalty | null> {
  let loyalty: Loyalty | undefined;
  try {
    loyalty = await ask({ session, ...(signal && { signal }) });
  } catch (error) {
    if (error instanceof ApiError && !error.isOffline) return null;
    throw error;
  }
  if (!loyalty) throw new Error("Unable to retrieve external information from loyalty points");
  return loyalty;
}
