import type { User } from "@parlour/contracts/entities/user";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Link } from "react-router";
import type { Account } from "../../parts/account.server.ts";
import { AddressFields, addressFieldNames, addressValues, trimAddress } from "../account/address-fields.tsx";
import { ConfirmDialog } from "../account/confirm-dialog.tsx";
import { useProfileForm } from "../account/use-profile-form.ts";

/** Asks for the address that the proof of address will be compared with. */
export function StateAddress({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { countryCode, subdivision } = account.profile.address;
  const required = (value: string) => (value.trim() ? undefined : t("identity.required"));
  const { form, error, waiting, confirm, giveUp } = useProfileForm(account, {
    initial: addressValues(account.profile.address),
    validate: { street: required, city: required },
    names: addressFieldNames,
    changeOf: (values) => ({ address: { countryCode, subdivision, ...trimAddress(values) } }),
  });
  return (
    <>
      <form method="post" noValidate onSubmit={form.submit} className="grid max-w-md gap-5">
        {error ? (
          <Banner tone="danger" live>
            {error}
          </Banner>
        ) : null}
        <AddressFields form={form} />
        <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
          {t("identity.continue")}
        </Button>
      </form>
      <ConfirmDialog open={waiting} onClose={giveUp} account={account} onConfirmed={confirm} />
    </>
  );
}

/** Reminds the player which address the document must show. */
export function StatedAddressNotice({ address }: { address: User["address"] }) {
  const { t } = useTranslation();
  const { street, postcode, city } = addressValues(address);
  const lines = [street, [postcode, city].filter(Boolean).join(" ")].join(", ");
  return (
    <p className="mb-5">
      {t("documents.addressStated", { address: lines })}{" "}
      <Link to="/account/profile" className="text-brass underline">
        {t("documents.addressChange")}
      </Link>
    </p>
  );
}
