import type { Deposit } from "@parlour/contracts/entities/payment";
import { ApiError } from "@parlour/web/api/api-error";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Result } from "@parlour/web/ui/result";
import { Spinner } from "@parlour/web/ui/spinner";
import { useEffect, useState } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { LockedNote } from "../parts/locked-note.tsx";
import { ROOT } from "../paths.ts";
import { PayInstructions } from "./pay-instructions.tsx";

const pollMs = 1_500;

const ends: Readonly<
  Record<string, { title: MessageKey; text: MessageKey; tone: "success" | "danger" | "warning" }>
> = {
  COMPLETED: { title: "cashier.depositDone", text: "cashier.depositDoneText", tone: "success" },
  DECLINED: { title: "cashier.depositDeclined", text: "cashier.depositDeclinedText", tone: "danger" },
  EXPIRED: { title: "cashier.depositExpired", text: "cashier.depositExpiredText", tone: "warning" },
  REVERSED: { title: "cashier.depositReversed", text: "cashier.depositReversedText", tone: "warning" },
};

type DepositProgressProps = { id: string; first: Deposit | null; onAgain: () => void };

/** Shows the state of a deposit, and updates it until it is final. */
export function DepositProgress({ id, first, onAgain }: DepositProgressProps) {
  const { t, language } = useTranslation();
  const { deposit, isMissing } = useDeposit(id, first);
  if (isMissing) {
    return (
      <div className="grid justify-items-start gap-4">
        <Banner tone="warning" live>
          {t("cashier.depositMissing")}
        </Banner>
        <Button onClick={onAgain}>{t("cashier.anotherDeposit")}</Button>
      </div>
    );
  }
  if (deposit === null) {
    return (
      <p role="status" className="flex items-center gap-3 text-mist">
        <Spinner /> {t("cashier.looking")}
      </p>
    );
  }
  const isDone = deposit.status === "COMPLETED";
  const amount = formatMoney(deposit.amount, deposit.currency, language);
  const end = ends[deposit.status];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {end ? (
        <Result of={deposit.status}>
          <Banner tone={end.tone} title={t(end.title)} live>
            {t(end.text, { amount })}
          </Banner>
          {isDone ? <LockedNote /> : null}
        </Result>
      ) : (
        <>
          <Result of="PENDING">
            <div role="status" className="flex min-w-0 items-center gap-3">
              <Spinner />
              <h2 className="min-w-0 text-xl break-words">{t("cashier.depositWaiting", { amount })}</h2>
            </div>
          </Result>
          {deposit.instructions ? <PayInstructions deposit={deposit} /> : null}
          {deposit.redirectUrl ? (
            <a
              href={deposit.redirectUrl}
              className={buttonClass({ variant: "primary", size: "xl", full: true })}
            >
              {t("cashier.goOnAtProvider")}
            </a>
          ) : null}
        </>
      )}
      <KeyValueList
        items={[
          { label: t("cashier.reference"), value: <span className="text-sm break-all">{deposit.id}</span> },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {isDone ? (
          <SiteLink to="/" className={buttonClass({ variant: "primary" })}>
            {t("cashier.startPlaying")}
          </SiteLink>
        ) : null}
        <Button onClick={onAgain}>
          {t(deposit.status === "DECLINED" ? "cashier.tryAgain" : "cashier.anotherDeposit")}
        </Button>
        <SiteLink to={ROOT} className={buttonClass({ variant: "quiet" })}>
          {t("cashier.backToCashier")}
        </SiteLink>
      </div>
    </div>
  );
}

/** Polls until the deposit is final; a failed request is retried at the next poll. */
function useDeposit(id: string, first: Deposit | null): { deposit: Deposit | null; isMissing: boolean } {
  const { session } = useCashier();
  const [deposit, setDeposit] = useState(first);
  const [isMissing, setMissing] = useState(false);
  const final = isMissing || (deposit !== null && deposit.status !== "PENDING");
  useEffect(() => {
    if (final) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        setDeposit(await api.getDeposit({ session, params: { id }, signal: leaving.signal }));
      } catch (error) {
        // A 404 or 422 means that the link is to another player's deposit or is incomplete. Any other failed poll is
        // ignored, because the next one may succeed.
        if (error instanceof ApiError && [404, 422].includes(error.status)) setMissing(true);
      }
      if (!leaving.signal.aborted) timer = setTimeout(look, pollMs);
    };
    timer = setTimeout(look, first === null ? 0 : pollMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [id, session, final, first]);
  return { deposit, isMissing };
}
