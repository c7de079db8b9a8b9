import { expect, it } from "vitest";
import { channelTypeOf } from "./channel-type.ts";

it.each([
  [390, true, "MOBILE"],
  [820, true, "TABLET"],
  [1280, false, "DESKTOP"],
] as const)("%i px, a coarse pointer: %s", (innerWidth, coarse, channel) => {
  const matchMedia = () => ({ matches: coarse }) as MediaQueryList;
  expect(channelTypeOf({ innerWidth, matchMedia })).toBe(channel);
});
