import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { ErrorState } from "@parlour/web/ui/error-state";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { Link, useRevalidator } from "react-router";
import { AccountPage } from "../../parts/account-page.tsx";
import type { Closing } from "./closing.ts";
import { ClosingForm } from "./closing-form.tsx";

/** Shows which amounts will be paid out or lost when the account is closed, and lets the player close it. */
export function ClosingPage({ closing }: { closing: Closing | null }) {
  const { t, language } = useTranslation();
  const { revalidate, state } = useRevalidator();
  if (closing === null) {
    return (
      <AccountPage title={t("player.closeAccount")}>
        <ErrorState
          title={t("closing.failed")}
          retryLabel={t("account.tryAgain")}
          onRetry={() => void revalidate()}
          retrying={state === "loading"}
        />
      </AccountPage>
    );
  }
  const money = (amount: number) => formatMoney(amount, closing.currency, language);
  return (
    <AccountPage title={t("player.closeAccount")}>
      <p className="max-w-prose text-mist">
        {t("closing.intro")}{" "}
        <Link to="/account/limits#breaks" className="text-bright hover:text-ivory">
          {t("closing.breakInstead")}
        </Link>
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t("closing.whatHappens")}>
          <KeyValueList
            items={[
              { label: t("closing.balance"), value: money(closing.balance) },
              { label: t("closing.pending"), value: money(closing.pendingWithdrawal) },
              { label: t("closing.bonus"), value: money(closing.bonus) },
              { label: t("closing.openBets"), value: closing.openWagers.toLocaleString(language) },
            ]}
          />
          <ul className="mt-5 grid list-disc gap-2 pl-5 text-mist">
            <li>{t("closing.now")}</li>
            {closing.openWagers > 0 ? <li>{t("closing.betsFirst")}</li> : null}
            <li>{t("closing.money")}</li>
            <li>{t("closing.bonusLost")}</li>
            <li>{t("closing.retention")}</li>
          </ul>
        </Panel>
        <Panel title={t("closing.confirmTitle")}>
          {closing.needsDocument ? (
            <Banner tone="warning">
              {t("closing.needsDocument")}{" "}
              <Link to="/validate-document" className="underline">
                {t("closing.verify")}
              </Link>
            </Banner>
          ) : null}
          <ClosingForm closing={closing} />
        </Panel>
      </div>
    </AccountPage>
  );
}
