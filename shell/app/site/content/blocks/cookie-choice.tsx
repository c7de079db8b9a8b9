import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import type { BlockOf } from "../../../parts/block-types.ts";
import { useCookieChoice } from "../../../parts/cookie-choice.ts";
import { useSite } from "../../../use-site.ts";
import { CookieButtons } from "../../consent/cookie-buttons.tsx";

export function CookieChoice({ title, text }: BlockOf<"cookie_choice">) {
  const { t } = useTranslation();
  const choice = useCookieChoice(useSite().cookieChoice);
  return (
    <section className="mx-auto w-full max-w-[44rem] rounded-panel border border-line bg-velvet p-5 md:p-7">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-mist">{text}</p>
      <CookieButtons
        current={choice}
        onChosen={() => showToast({ tone: "success", title: t("cookies.kept") })}
      />
    </section>
  );
}
