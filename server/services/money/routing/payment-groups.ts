import type { PaymentGroups } from "../../../kit/ports/payment-groups.ts";
import type { PaymentMethods } from "../../../kit/ports/payment-methods.ts";

const staleAfterMs = 5_000;
const mostLocations = 1_000;

type Known = { groups: Promise<ReadonlySet<string>>; readAtMs: number };

/** Reads the groups of payment methods. Every page of the site asks for them, so they are kept for a few seconds. */
export function createPaymentGroups(methods: PaymentMethods, nowMs = () => performance.now()): PaymentGroups {
  const known = new Map<string, Known>();
  const read = async (region: string): Promise<ReadonlySet<string>> => {
    const offered = await methods.list({ paymentType: "D", ...(region !== "" && { region }) });
    return new Set(offered.map(({ group }) => group));
  };
  return {
    async at(location) {
      const region =
        location === null ? "" : [location.country, location.subdivision].filter(Boolean).join("-");
      const last = known.get(region);
      if (last !== undefined && nowMs() - last.readAtMs < staleAfterMs) return await last.groups;
      if (known.size >= mostLocations) known.clear();
      // While the database is unavailable, visitors still see the groups that were read last.
      const groups = read(region).catch((error: unknown) => {
        known.delete(region);
        if (last === undefined) throw error;
        return last.groups;
      });
      known.set(region, { groups, readAtMs: nowMs() });
      return await groups;
    },
  };
}
