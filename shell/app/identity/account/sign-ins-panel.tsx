import type { Answer } from "@parlour/contracts/call";
import type { listLoginHistory } from "@parlour/contracts/calls/identity/login-service/list-login-history";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Panel } from "@parlour/web/ui/panel";
import { LocalTime } from "../../parts/local-time.tsx";
import { PageLinks } from "../../parts/page-links.tsx";
import { CountryName } from "./country-name.tsx";

export type SignIns = Answer<typeof listLoginHistory> & { isFirstPage: boolean };

/** Logins and failed attempts, so that the player can spot one that wasn't theirs. */
export function SignInsPanel({ items, nextCursor, isFirstPage }: SignIns) {
  const { t } = useTranslation();
  return (
    <Panel title={t("account.signIns")}>
      <p className="text-mist">{t("account.signInsText")}</p>
      <ul className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex items-center justify-between gap-3.5 py-3">
            <div className="min-w-0">
              <p>{item.device || t("account.unknownDevice")}</p>
              <p className="text-sm text-mist">
                <CountryName code={item.country} /> <LocalTime at={item.createdAt} />
              </p>
            </div>
            {item.outcome === "SUCCESS" ? (
              <Badge tone="gain">{t("account.signInSucceeded")}</Badge>
            ) : (
              <Badge tone="alarm">{t("account.signInFailed")}</Badge>
            )}
          </li>
        ))}
      </ul>
      <PageLinks
        path="/account/security"
        parameter="logins"
        isFirstPage={isFirstPage}
        nextCursor={nextCursor}
      />
    </Panel>
  );
}
