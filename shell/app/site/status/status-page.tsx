import type { SiteStatus, StatusArea, StatusState } from "@parlour/contracts/entities/site-status";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Panel } from "@parlour/web/ui/panel";
import { LocalTime } from "../../parts/local-time.tsx";

const areaNames: Record<StatusArea, MessageKey> = {
  account: "status.account",
  payments: "status.payments",
  casino: "status.casino",
  sports: "status.sports",
  racing: "status.racing",
  poker: "status.poker",
};

const states: Record<StatusState, { name: MessageKey; tone: "gain" | "quiet" | "alarm" }> = {
  AVAILABLE: { name: "status.available", tone: "gain" },
  LIMITED: { name: "status.limited", tone: "quiet" },
  UNAVAILABLE: { name: "status.unavailable", tone: "alarm" },
};

/** The parts of the site with their state. A status that could not be read is shown as unknown. */
export function StatusPage({ status }: { status: SiteStatus | null }) {
  const { t } = useTranslation();
  const isKnown = status !== null && status.checkedAt !== null;
  const isGood = isKnown && status.areas.every(({ state }) => state === "AVAILABLE");
  return (
    <>
      <header>
        <h1 className="text-4xl tracking-[-0.01em] md:text-5xl">{t("status.title")}</h1>
        <p className="mt-2 max-w-2xl text-md text-mist">{t("status.lead")}</p>
      </header>
      <Panel>
        {isKnown ? (
          <>
            <p className="text-lg">{t(isGood ? "status.allGood" : "status.someTrouble")}</p>
            <ul className="mt-4 divide-y divide-line">
              {status.areas.map((area) => (
                <AreaRow key={area.area} {...area} />
              ))}
            </ul>
            <p className="mt-4 text-sm text-mist">
              {t("status.checked")} <LocalTime at={status.checkedAt ?? ""} />
            </p>
          </>
        ) : (
          <p>{t("status.unknown")}</p>
        )}
      </Panel>
    </>
  );
}

function AreaRow({ area, state, since }: SiteStatus["areas"][number]) {
  const { t } = useTranslation();
  const { name, tone } = states[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="font-semibold">{t(areaNames[area])}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm text-mist">
          {t("status.since")} <LocalTime at={since} />
        </span>
        <Badge tone={tone}>{t(name)}</Badge>
      </span>
    </li>
  );
}
