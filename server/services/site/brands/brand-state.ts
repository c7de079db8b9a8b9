import { type BrandDocument, brandIdInput } from "@parlour/contracts/entities/brand";
import { goLiveActions } from "@parlour/contracts/entities/brand-actions";
import { lockBrands, readBrands } from "@parlour/server/kit/brands/brand-store";
import type { ChangeKind } from "@parlour/server/kit/four-eyes";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { z } from "zod";
import { describeDifference } from "./describe-difference.ts";
import { faultsOfBrand } from "./faults-of-brand.ts";
import { findLastLive } from "./last-live.ts";
import { conflictOf, publicHostOf, writeChange } from "./write-change.ts";

type BrandState = { brandId: string; isLive: boolean; version: number };

const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });
const unknown = impossible("there is no such brand, or it is the first one");

function describeChanges(lastLive: Awaited<ReturnType<typeof findLastLive>>, now: BrandDocument): string {
  if (lastLive === undefined) return "";
  if (lastLive === "UNREADABLE") return ". The version that was last live can't be compared with this one";
  const changes = describeDifference(lastLive, now);
  return changes && `. Changed since it was last live: ${changes}`;
}

/** Takes a brand live on its host names, or offline. This opens or closes a site, so it needs two operators. */
export function brandState(kit: Kit): ChangeKind<BrandState> {
  return {
    kind: "BRAND_STATE",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: "BRAND_STATE",
        group: "Site",
        label: "Brands switched on or off",
        usual: { when: "ALWAYS" },
      },
    ],
    // The version makes sure that the approved brand is the one that was proposed.
    data: z.strictObject({ brandId: brandIdInput, isLive: z.boolean(), version: z.int() }),
    async weigh({ brandId, isLive }, db) {
      const brand = isLive ? (await readBrands(db)).find(({ id }) => id === brandId) : undefined;
      return brand ? goLiveActions(await findLastLive(db, brandId), brand) : [{ action: "BRAND_STATE" }];
    },
    async lock(tx) {
      await lockBrands(tx);
    },
    async describe({ brandId, isLive, version }, db) {
      const brand = (await readBrands(db)).find(({ id }) => id === brandId);
      if (brand === undefined || brand.isFirst) return unknown;
      if (brand.version !== version) return await conflictOf(db, brandId);
      if (isLive && brand.hosts.length === 0) return impossible("the brand has no host name");
      const lastLive = isLive ? await findLastLive(db, brandId) : undefined;
      const summary = isLive
        ? `${brand.name} goes live at ${brand.hosts.join(", ")}${describeChanges(lastLive, brand)}`
        : `${brand.name} is taken offline (${brand.hosts.join(", ")}); its players cannot log in`;
      return { subject: `brand:${brandId}`, summary };
    },
    async execute(tx, { brandId, isLive, version }, _proposalId, { operator, reason }) {
      const all = await lockBrands(tx);
      const before = all.find(({ id }) => id === brandId);
      if (before === undefined || before.isFirst) return unknown;
      if (before.version !== version) return await conflictOf(tx, brandId);
      const after = { ...before, isLive, version: before.version + 1 };
      const others = all.filter(({ id }) => id !== brandId);
      const [fault] = faultsOfBrand(after, { others, publicHost: publicHostOf(kit.config) });
      if (fault && isLive) return impossible(`${fault.field} is not valid: ${fault.code}`);
      await writeChange(kit, tx, { before, after, operator, reason });
      return { before: { isLive: before.isLive }, after: { isLive } };
    },
  };
}
