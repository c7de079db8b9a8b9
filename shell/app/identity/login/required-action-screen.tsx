import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { AddPinCode } from "./add-pin-code.tsx";
import { causeMessage } from "./cause-message.ts";
import { ChoosePasswordForm } from "./choose-password-form.tsx";
import { ChoosePinForm } from "./choose-pin-form.tsx";
import { failureMessage } from "./failure-message.ts";
import { LoginLink } from "./login-link.tsx";
import { isRequiredAction } from "./login-outcome.ts";
import type { PhoneCountry } from "./phone-fields.tsx";
import { ReplacePhoneForm } from "./replace-phone-form.tsx";
import type { ActionState } from "./required-action-link.ts";
import { useRequiredAction } from "./use-required-action.ts";

type RequiredActionScreenProps = {
  action: string;
  session: string | null;
  countryCode: string;
  phoneCountries: readonly PhoneCountry[];
};

const titles = {
  ADD_PIN_CODE: { title: "identity.addPinTitle", text: "identity.choosePinText" },
  forcePasswordReset: { title: "identity.forcePasswordTitle", text: "identity.forcePasswordText" },
  forcePhoneNumberReset: { title: "identity.forcePhoneTitle", text: "identity.forcePhoneText" },
  forcePinReset: { title: "identity.forcePinTitle", text: "identity.forcePinText" },
} as const;

/** Shows the screen of a required action, and an error for an unknown one. */
export function RequiredActionScreen(props: RequiredActionScreenProps) {
  const { t } = useTranslation();
  const { action } = props;
  if (!isRequiredAction(action)) {
    const failure = { outcome: "FAILED", cause: "UNKNOWN_REQUIRED_ACTION", action } as const;
    return (
      <IdentityCard title={t("identity.requiredActionTitle")} aside={<LoginLink />}>
        <Banner tone="danger">{causeMessage(t, failure)}</Banner>
      </IdentityCard>
    );
  }
  return (
    <IdentityCard
      title={t(titles[action].title)}
      text={t(titles[action].text)}
      aside={<LoginLinkUnlessIn {...props} />}
    >
      {action === "ADD_PIN_CODE" ? (
        <AddPinCode session={props.session} />
      ) : (
        <ForcedAction {...props} action={action} />
      )}
    </IdentityCard>
  );
}

function LoginLinkUnlessIn({ session }: RequiredActionScreenProps): ReactNode {
  return session === null ? <LoginLink /> : null;
}

type Forced = "forcePasswordReset" | "forcePhoneNumberReset" | "forcePinReset";

function ForcedAction({
  action,
  countryCode,
  phoneCountries,
}: RequiredActionScreenProps & { action: Forced }) {
  const { t } = useTranslation();
  const state = useLocation().state as ActionState | null;
  const { complete, error } = useRequiredAction(action, state?.token);
  if (state?.token === undefined) {
    const failure = { outcome: "FAILED", cause: "INVALID_REQUIRED_ACTION_DETAILS" } as const;
    return <Banner tone="danger">{causeMessage(t, failure)}</Banner>;
  }
  return (
    <div className="grid gap-5">
      {error ? (
        <Banner tone="danger" live>
          {error}
        </Banner>
      ) : null}
      {action === "forcePasswordReset" ? (
        <ChoosePasswordForm save={(password) => complete({ password })} />
      ) : null}
      {action === "forcePinReset" ? (
        <ChoosePinForm
          submitLabel={t("identity.savePin")}
          failure={(thrown) => failureMessage(t, thrown)}
          save={(pinCode) => complete({ pinCode })}
        />
      ) : null}
      {action === "forcePhoneNumberReset" ? (
        <ReplacePhoneForm
          countries={phoneCountries}
          countryCode={countryCode}
          replaced={state.profileInfo}
          save={complete}
        />
      ) : null}
    </div>
  );
}
