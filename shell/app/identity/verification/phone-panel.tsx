import { maskPhone } from "@parlour/rules/phone-mask";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Link } from "react-router";
import type { Account } from "../../parts/account.server.ts";

const states = {
  VALIDATED: { tone: "gain", text: "verification.verified" },
  NOT_VALIDATED: { tone: "alarm", text: "verification.notVerified" },
  BLOCKED: { tone: "alarm", text: "verification.blocked" },
} as const;

/** The player's phone, its status and the next action. */
export function PhonePanel({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { profile, phoneStatus } = account;
  const validated = phoneStatus === "VALIDATED";
  const state = phoneStatus && states[phoneStatus];
  return (
    <Panel
      title={t("verification.phone")}
      action={state ? <Badge tone={state.tone}>{t(state.text)}</Badge> : null}
    >
      <p className="mb-5 text-mist">
        {t(validated ? "verification.phonePanelText" : "verification.phoneNotVerified")}{" "}
        <span className="font-semibold text-ivory tabular-nums">{maskPhone(profile.phones[0] ?? "")}</span>
      </p>
      <Link
        to={validated ? "/account/profile" : "/validation-code/validatePhone?destination=/account/security"}
        className={buttonClass({ size: "lg" })}
      >
        {t(validated ? "verification.changePhone" : "verification.verifyPhone")}
      </Link>
    </Panel>
  );
}
