import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { CodeField } from "@parlour/web/ui/code-field";
import { Dialog } from "@parlour/web/ui/dialog";
import { useState } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useCashier } from "../cashier-context.ts";
import { failureText, failureValues, wrongFields } from "../parts/failure-text.ts";
import type { Form } from "../parts/tab-memory.ts";
import { pinPath } from "../paths.ts";

const pinLength = 4;

type ConfirmWithPinProps = {
  open: boolean;
  title: string;
  /** Describes, with amounts, what will happen when the player confirms. */
  text: string;
  action: string;
  /**
   * The form that the player confirms with the PIN. Its unanswered requests keep their idempotency keys even while the
   * dialog is closed.
   */
  form: Form;
  /** Identifies the action to be confirmed; a different action gets a new idempotency key. */
  of: string;
  onClose: () => void;
  /** Called when the server refuses fields of the form behind the dialog. */
  onFields?: (fields: readonly string[]) => void;
  run: (pinCode: string, idempotencyKey: string) => Promise<void>;
};

/** Asks for the player's PIN before money leaves the account. */
export function ConfirmWithPin(props: ConfirmWithPinProps) {
  const { open, title, text, action, form, of, onClose, onFields, run } = props;
  const { t, language } = useTranslation();
  const { profile, memory } = useCashier();
  const { hasPinCode } = profile;
  const [pin, setPin] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const close = () => {
    setFailure(null);
    onClose();
  };

  const confirm = async () => {
    if (busy || pin.length !== pinLength) return;
    setBusy(true);
    setFailure(null);
    try {
      await memory.attemptsOf(form).run(of + pin, (idempotencyKey) => run(pin, idempotencyKey));
      setPin("");
    } catch (error) {
      const fields = wrongFields(error);
      const others = fields.filter((field) => field !== "pinCode");
      if (others.length > 0 && onFields) onFields(others);
      else setFailure(t(failureText(error), failureValues(error, language)));
      setPin("");
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={text}
      closeLabel={t("cashier.close")}
      actions={
        <>
          <Button onClick={close}>{t("cashier.notNow")}</Button>
          {hasPinCode ? (
            <Button variant="primary" onClick={confirm} loading={busy} disabled={pin.length !== pinLength}>
              {action}
            </Button>
          ) : (
            <SiteLink to={pinPath(location.pathname)} className={buttonClass({ variant: "primary" })}>
              {t("cashier.setPin")}
            </SiteLink>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {hasPinCode ? (
          <CodeField
            label={t("cashier.yourPin")}
            value={pin}
            onChange={setPin}
            onKeyDown={(event) => {
              if (event.key === "Enter") void confirm();
            }}
            length={pinLength}
            autoComplete="off"
            inputMode="numeric"
          />
        ) : (
          <Banner tone="warning">{t("cashier.noPin")}</Banner>
        )}
        {failure ? (
          <Banner tone="danger" live>
            {failure}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  );
}
