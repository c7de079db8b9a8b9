import { fillJoinLogin, newPerson } from "./newcomer.ts";
import { expect, test, textsOf } from "./own-stack.ts";

test.use({ viewport: { width: 360, height: 780 } });

for (const language of ["en", "es", "fr", "pt", "zh"]) {
  test(`${language}: a phone's prefix is shown whole at 360 px, and countries only in the list`, {
    tag: ["@phone", "@ci"],
  }, async ({ page, context, stack }) => {
    const t = textsOf(language);
    await context.addCookies([{ name: "LANG", value: language, url: stack.origin }]);
    await page.goto("/join");
    await fillJoinLogin(page, newPerson(), t);
    const prefix = page.getByLabel(t("identity.phonePrefix"));
    const field = prefix.locator("xpath=..");
    for (const [country, text] of [
      ["CA", "+1"],
      ["CW", "+599"],
    ] as const) {
      await prefix.selectOption(country);
      await expect(prefix.locator("option:checked")).toHaveText(new RegExp(`^\\${text} \\S`));
      await expect(prefix).toHaveCSS("-webkit-text-fill-color", "rgba(0, 0, 0, 0)");
      const shown = field.getByText(text, { exact: true }).and(page.locator("[aria-hidden]"));
      await expect(shown).toBeVisible();
      const [box, arrow] = [await shown.boundingBox(), await field.locator("svg").boundingBox()];
      expect(box!.x + box!.width).toBeLessThan(arrow!.x);
    }
  });
}
