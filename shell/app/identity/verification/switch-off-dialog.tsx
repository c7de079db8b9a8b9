import { resetTwoFactor } from "@parlour/contracts/calls/identity/player-verification/reset-two-factor";
import { client } from "@parlour/web/api/client";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useCallback, useId, useState } from "react";
import { BlockedNotice } from "./blocked-notice.tsx";
import { type SmsProblem, smsProblemOf } from "./sms-problem.ts";

const reset = client(resetTwoFactor);

type SwitchOffDialogProps = { session: string; open: boolean; onClose: () => void; onDone: () => void };

/** Turns two-factor off with an authenticator or recovery code. */
export function SwitchOffDialog({ session, open, onClose, onDone }: SwitchOffDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("verification.switchOffTitle")}
      description={t("verification.switchOffText")}
      closeLabel={t("verification.close")}
    >
      <SwitchOffForm session={session} onDone={onDone} />
    </Dialog>
  );
}

function SwitchOffForm({ session, onDone }: Pick<SwitchOffDialogProps, "session" | "onDone">) {
  const { t } = useTranslation();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SmsProblem | null>(null);
  const fieldId = useId();
  const unblock = useCallback(() => setProblem(null), []);

  const submit = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const headers = { "x-mfa-code": code.trim(), "x-mfa-operation": "enable2fa" } as const;
      await reset({ session, headers });
      showToast({ tone: "success", title: t("verification.twoFactorOff") });
      onDone();
    } catch (thrown) {
      setCode("");
      setProblem(smsProblemOf(thrown));
      document.getElementById(fieldId)?.focus();
    } finally {
      setBusy(false);
    }
  };
  if (problem?.kind === "blocked") return <BlockedNotice seconds={problem.seconds} onEnd={unblock} />;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== "" && !busy) void submit();
      }}
    >
      {problem && problem.kind !== "wrongCode" ? (
        <Banner tone="danger" live>
          {t(textOf(problem))}
        </Banner>
      ) : null}
      <TextField
        id={fieldId}
        label={t("verification.anyCode")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        value={code}
        error={problem?.kind === "wrongCode" ? t("verification.enterCorrectCode") : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="danger" size="lg" full loading={busy} disabled={code.trim() === ""}>
        {t("verification.switchOff")}
      </Button>
    </form>
  );
}

function textOf({ kind }: SmsProblem): MessageKey {
  return kind === "offline" ? "verification.offline" : "verification.operationFailed";
}
