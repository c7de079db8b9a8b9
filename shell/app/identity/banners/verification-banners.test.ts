import { getOperationStatus } from "@parlour/contracts/calls/identity/player-verification/get-operation-status";
import { getPhoneStatus } from "@parlour/contracts/calls/identity/profile/get-phone-status";
import type { PageContext } from "@parlour/contracts/page";
import { loadMessages } from "@parlour/web/i18n/load-messages";
import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { pageContext } from "../../page-context.ts";
import { type Banners, loadBanners } from "./banners.server.ts";
import { VerificationBanners } from "./verification-banners.tsx";

/** Returns the banners of a signed-in player whose phone is blocked for this long. */
async function loadBlocked(remainingBlockingTime: number): Promise<Banners> {
  const answers = new Map<unknown, unknown>([
    [getPhoneStatus, { status: "BLOCKED" }],
    [getOperationStatus, { remainingBlockingTime }],
  ]);
  const page = {
    session: "handle",
    siteConfig: { documentVerificationEnabled: false },
    call: async (call: unknown) => answers.get(call) ?? null,
  };
  const context = new RouterContextProvider();
  context.set(pageContext, page as unknown as PageContext);
  return (await loadBanners(context))!;
}

function render(banners: Banners): string {
  const words = { language: "en", messages: loadMessages("en", ["documents"]) };
  const page = createElement(MemoryRouter, null, createElement(VerificationBanners, { banners }));
  return renderToStaticMarkup(
    createElement(TranslationProvider, words as ComponentProps<typeof TranslationProvider>, page),
  );
}

test.each([
  [1_790, "Try again in 30 minutes."],
  [61, "Try again in 2 minutes."],
  [60, "Try again in 1 minute."],
  [5, "Try again in 1 minute."],
])("a phone that is blocked for %s more seconds: %s", async (seconds, text) => {
  expect(render(await loadBlocked(seconds))).toContain(text);
});
