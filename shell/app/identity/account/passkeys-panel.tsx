import { addPasskey } from "@parlour/contracts/calls/identity/login-service/add-passkey";
import { removePasskey } from "@parlour/contracts/calls/identity/login-service/remove-passkey";
import { renamePasskey } from "@parlour/contracts/calls/identity/login-service/rename-passkey";
import { requestPasskey } from "@parlour/contracts/calls/identity/login-service/request-passkey";
import type { Passkey } from "@parlour/contracts/entities/passkey";
import { client } from "@parlour/web/api/client";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Account } from "../../parts/account.server.ts";
import { failureMessage } from "../login/failure-message.ts";
import {
  arePasskeysPossible,
  createPasskey,
  isPasskeyCancelled,
  isPasskeyKnown,
} from "../login/passkey-browser.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { proofHeaders, useProof } from "./use-proof.ts";

const ask = client(requestPasskey);
const add = client(addPasskey);
const rename = client(renamePasskey);
const remove = client(removePasskey);

/** The player's passkeys, with forms to add, rename and remove them. */
export function PasskeysPanel({ account, items }: { account: Account; items: readonly Passkey[] }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const proof = useProof();
  const { session } = account;

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      if (isPasskeyKnown(thrown)) setError(t("account.passkeyKnown"));
      else if (!isPasskeyCancelled(thrown)) setError(failureMessage(t, thrown));
    } finally {
      setBusy(false);
    }
  };
  const done = async (title: string) => {
    showToast({ tone: "success", title });
    await revalidate();
  };
  const addOne = () =>
    run(async () => {
      const created = await createPasskey(await ask({ session }));
      const body = { name: t("account.passkeyName", { number: items.length + 1 }), ...created };
      await proof.run(async (code) => {
        await add({ session, headers: proofHeaders(code), body });
        await done(t("account.passkeyAdded"));
      });
    });
  const removeOne = (id: string) =>
    run(() =>
      proof.run(async (code) => {
        await remove({ session, headers: proofHeaders(code), params: { id } });
        await done(t("account.passkeyRemoved"));
      }),
    );
  return (
    <Panel id="passkeys" title={t("account.passkeys")}>
      <p className="mb-5 text-mist">{t("account.passkeysText")}</p>
      {error ? (
        <div className="mb-5">
          <Banner tone="danger" live>
            {error}
          </Banner>
        </div>
      ) : null}
      {items.length > 0 ? (
        <ul className="mb-5 grid gap-4">
          {items.map((item) => (
            <PasskeyItem
              key={item.id}
              item={item}
              busy={busy}
              onRename={(name) =>
                run(async () => {
                  await rename({ session, params: { id: item.id }, body: { name } });
                  await revalidate();
                })
              }
              onRemove={() => removeOne(item.id)}
            />
          ))}
        </ul>
      ) : null}
      {hydrated && !arePasskeysPossible() ? (
        <p className="text-mist">{t("account.passkeysImpossible")}</p>
      ) : (
        <Button size="lg" loading={busy} disabled={!hydrated} onClick={addOne}>
          {t("account.addPasskey")}
        </Button>
      )}
      <ConfirmDialog {...proof.dialog} account={account} />
    </Panel>
  );
}

type PasskeyItemProps = {
  item: Passkey;
  busy: boolean;
  onRename: (name: string) => Promise<void>;
  onRemove: () => void;
};

function PasskeyItem({ item, busy, onRename, onRemove }: PasskeyItemProps) {
  const { t, language } = useTranslation();
  const [name, setName] = useState<string | null>(null);
  const date = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeZone: "UTC" });
  if (name !== null) {
    return (
      <li>
        <form
          className="grid gap-3"
          noValidate
          onSubmit={async (event) => {
            event.preventDefault();
            if (name.trim() === "") return;
            await onRename(name.trim());
            setName(null);
          }}
        >
          <TextField
            autoFocus
            label={t("account.passkeyNameLabel")}
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm" variant="primary" loading={busy} disabled={name.trim() === ""}>
              {t("account.save")}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setName(null)}>
              {t("account.cancel")}
            </Button>
          </div>
        </form>
      </li>
    );
  }
  const { lastUsedAt, createdAt } = item;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-4">
      <div className="min-w-0">
        <p className="font-semibold break-words">{item.name}</p>
        <p className="text-sm text-mist">
          {lastUsedAt
            ? t("account.passkeyUsed", { date: date.format(new Date(lastUsedAt)) })
            : t("account.passkeyCreated", { date: date.format(new Date(createdAt)) })}
        </p>
      </div>
      <div className="flex gap-1">
        <Button size="sm" variant="quiet" onClick={() => setName(item.name)}>
          {t("account.rename")}
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={onRemove}>
          {t("account.remove")}
        </Button>
      </div>
    </li>
  );
}
