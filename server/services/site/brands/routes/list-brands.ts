import { listBrands as call } from "@parlour/contracts/calls/site/brands/list-brands";
import { readBrands } from "@parlour/server/kit/brands/brand-store";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";

export function listBrands({ db }: Kit): Route {
  return route(call, async ({ operator: { brandIds } }) => {
    const all = await readBrands(db);
    return { items: all.filter(({ id }) => brandIds?.includes(id) ?? true) };
  });
}
