import { downloadDataExport } from "@parlour/contracts/calls/identity/personal-data/download-data-export";
import { getDataExport } from "@parlour/contracts/calls/identity/personal-data/get-data-export";
import { requestDataExport } from "@parlour/contracts/calls/identity/personal-data/request-data-export";
import type { DataExport } from "@parlour/contracts/entities/data-export";
import { ApiError } from "@parlour/web/api/api-error";
import { callAddress, client } from "@parlour/web/api/client";
import { downloadFile } from "@parlour/web/api/download-file";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { useEffect, useState } from "react";
import type { Account } from "../../parts/account.server.ts";
import { failureMessage } from "../login/failure-message.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { proofHeaders, useProof } from "./use-proof.ts";

const send = client(requestDataExport);
const read = client(getDataExport);
const pollIntervalMs = 3_000;
const fileName = "parlour-personal-data.zip";

type DataPanelProps = {
  account: Account;
  /** The latest request for a copy; null if there is none. */
  latest: DataExport | null;
};

/** A copy of everything that is stored about the player. */
export function DataPanel({ account, latest }: DataPanelProps) {
  const { t, language } = useTranslation();
  const { session } = account;
  const proof = useProof();
  const [copy, setCopy] = useState(latest);
  const [busy, setBusy] = useState<"request" | "download" | null>(null);
  const [error, setError] = useState<string | null>(null);
  const date = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "long", timeZone: "UTC" });
  const isWaiting = copy?.state === "WAITING";

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      // A failed poll shows no message, because another one follows soon.
      read({ session }).then(
        (answer) => setCopy(answer.export),
        () => {},
      );
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [isWaiting, session]);

  const proven = async (
    what: "request" | "download",
    action: (headers: ReturnType<typeof proofHeaders>) => Promise<void>,
  ) => {
    setError(null);
    setBusy(what);
    try {
      await proof.run((code) => action(proofHeaders(code)));
    } catch (thrown) {
      const isLimited = thrown instanceof ApiError && thrown.errorCode === "RATE_LIMITED";
      setError(isLimited ? t("account.dataLimit") : failureMessage(t, thrown));
    } finally {
      setBusy(null);
    }
  };
  const request = () => proven("request", async (headers) => setCopy(await send({ session, headers })));
  const download = ({ id }: DataExport) => {
    const address = callAddress(downloadDataExport, { session, params: { exportId: id } });
    return proven("download", (headers) => downloadFile({ address, headers, fileName }));
  };
  return (
    <Panel id="data" title={t("account.dataTitle")}>
      <p className="mb-4 text-mist">{t("account.dataText")}</p>
      <div className="grid gap-4">
        {error ? (
          <Banner tone="danger" live>
            {error}
          </Banner>
        ) : null}
        {isWaiting ? (
          <Banner tone="info" live>
            {t("account.dataWaiting")}
          </Banner>
        ) : null}
        {copy?.state === "READY" ? (
          <Banner tone="success" live>
            {t("account.dataReady", { date: date.format(new Date(copy.expiresAt!)) })}
          </Banner>
        ) : null}
        <div className="flex flex-wrap gap-3">
          {copy?.state === "READY" ? (
            <Button variant="primary" loading={busy === "download"} onClick={() => download(copy)}>
              {t("account.dataDownload")}
            </Button>
          ) : null}
          {isWaiting ? null : (
            <Button loading={busy === "request"} onClick={request}>
              {t(copy?.state === "READY" ? "account.dataAgain" : "account.dataRequest")}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog {...proof.dialog} account={account} />
    </Panel>
  );
}
