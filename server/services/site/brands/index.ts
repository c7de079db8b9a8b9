import type { Service } from "@parlour/server/kit/service";
import { brandState } from "./brand-state.ts";
import { proposedBrand } from "./proposed-brand.ts";
import { listBrandChanges } from "./routes/list-brand-changes.ts";
import { listBrands } from "./routes/list-brands.ts";
import { saveBrand } from "./routes/save-brand.ts";

/** Lets operators create and change brands. The kit owns the brands themselves, because every request needs one. */
export const brandsService: Service = {
  name: "brands",
  routes: (kit) => [listBrands(kit), saveBrand(kit), listBrandChanges(kit)],
  async start(kit) {
    kit.fourEyes.register(brandState(kit));
    kit.fourEyes.register(proposedBrand(kit));
    return async () => {};
  },
};
