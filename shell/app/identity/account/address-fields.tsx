import { ADDRESS_LINE_LENGTH, type StatedAddress } from "@parlour/contracts/entities/address";
import type { User } from "@parlour/contracts/entities/user";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { TextField } from "@parlour/web/ui/text-field";
import type { useFormFields } from "@parlour/web/ui/use-form-fields";

/** Maps the server's field names to the form's. */
export const addressFieldNames: Readonly<Record<string, keyof StatedAddress>> = {
  "address.street": "street",
  "address.city": "city",
  "address.postcode": "postcode",
};

export function addressValues({ street = "", city = "", postcode = "" }: User["address"]): StatedAddress {
  return { street, city, postcode };
}

export function trimAddress({ street, city, postcode }: StatedAddress): StatedAddress {
  return { street: street.trim(), city: city.trim(), postcode: postcode.trim() };
}

type Form = ReturnType<typeof useFormFields<StatedAddress>>;

type AddressFieldsProps = {
  /** A form with at least these fields. */
  form: Pick<Form, "typed"> & {
    field: (name: keyof StatedAddress) => Omit<ReturnType<Form["field"]>, "name"> & { name: string };
  };
  hint?: string;
};

/** Street, city and postcode of the player's address. */
export function AddressFields({ form, hint }: AddressFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...form.field("street")}
        label={t("identity.street")}
        {...(hint !== undefined && { hint })}
        autoComplete="street-address"
        maxLength={ADDRESS_LINE_LENGTH.street}
        onChange={form.typed("street")}
      />
      <TextField
        {...form.field("city")}
        label={t("identity.city")}
        autoComplete="address-level2"
        maxLength={ADDRESS_LINE_LENGTH.city}
        onChange={form.typed("city")}
      />
      <TextField
        {...form.field("postcode")}
        label={t("identity.postcode")}
        autoComplete="postal-code"
        maxLength={ADDRESS_LINE_LENGTH.postcode}
        onChange={form.typed("postcode")}
      />
    </>
  );
}
