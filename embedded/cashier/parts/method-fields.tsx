import type { MethodForm, PaymentField } from "@parlour/contracts/entities/payment-kind";
import { paymentFormats } from "@parlour/rules/payment-fields";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import type { FocusEvent } from "react";
import { useCashier } from "../cashier-context.ts";
import { declaredText } from "./declared-text.ts";
import { MethodIcon } from "./method-icon.tsx";

export type FieldValues = Readonly<Record<string, string>>;

/** The properties of a payment method's form that are needed to render its fields. */
type FieldsForm = Pick<MethodForm, "fields" | "currency" | "icon">;

type MethodFieldsProps = {
  form: FieldsForm;
  values: FieldValues;
  onChange: (values: FieldValues, field: string) => void;
  onLeave: (field: string, event: FocusEvent) => void;
  /** The ids of the fields whose values the server refused. */
  wrong: readonly string[];
};

/** Renders the fields that a payment method declares. */
export function MethodFields({ form, values, onChange, onLeave, wrong }: MethodFieldsProps) {
  if (form.fields.length === 0) return null;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {form.fields.map((field, index) => (
        <MethodField
          key={field.id}
          field={field}
          form={form}
          isFirst={index === 0}
          value={values[field.id] ?? ""}
          onChange={(value) => onChange({ ...values, [field.id]: value }, field.id)}
          onLeave={onLeave}
          isWrong={wrong.includes(field.id)}
        />
      ))}
    </div>
  );
}

type MethodFieldProps = {
  field: PaymentField;
  form: FieldsForm;
  isFirst: boolean;
  value: string;
  onChange: (value: string) => void;
  onLeave: (field: string, event: FocusEvent) => void;
  isWrong: boolean;
};

function MethodField({ field, form, isFirst, value, onChange, onLeave, isWrong }: MethodFieldProps) {
  const { t } = useTranslation();
  const { profile } = useCashier();
  const text = (key: string) => declaredText(t, key, form.currency);
  const shared = {
    className: field.wide ? "col-span-2" : "",
    label: text(field.label),
    hint: field.hint === null ? undefined : text(field.hint),
    error: isWrong ? text(field.error) : undefined,
    value,
  };
  if (field.type === "linkedAccount") {
    return (
      <SelectField
        {...shared}
        onChange={(event) => onChange(event.target.value)}
        options={profile.personaLinkedAccounts.map(({ id, name, masked }) => ({
          value: id,
          label: `${name} ${masked}`,
        }))}
      />
    );
  }
  const { typed } = paymentFormats[field.format]!;
  return (
    <TextField
      {...shared}
      type={field.secret ? "password" : "text"}
      onChange={(event) => onChange(typed(event.target.value))}
      onBlur={(event) => {
        // Tabbing through an empty field is not an error yet.
        if (value !== "") onLeave(field.id, event);
      }}
      inputMode={field.type === "digits" ? "numeric" : "text"}
      autoComplete={field.autoComplete}
      autoCapitalize={field.format === "upperCase" || field.format === "iban" ? "characters" : "none"}
      spellCheck={false}
      placeholder={field.placeholder ?? undefined}
      icon={isFirst ? <MethodIcon name={form.icon} /> : undefined}
    />
  );
}
