import { expect, it } from "vitest";
import { brandAddress, parseOpenBrand } from "./open-brand.ts";

const open = (address: string) => parseOpenBrand(new URL(address, "https://console.example").searchParams);

it.each([undefined, "new", { brandId: "nightjar" }, { brandId: "new" }] as const)(
  "reads %j back from its own address",
  (wanted) => expect(open(brandAddress(wanted))).toEqual(wanted),
);

it("shows the list without a brand", () => {
  expect(brandAddress()).toBe("/configuration?tab=brands");
  expect(open("/configuration?tab=brands&brand=")).toBeUndefined();
});
