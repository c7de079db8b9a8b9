import { useTranslation } from "@parlour/web/i18n/translation-context";
import { TextField } from "@parlour/web/ui/text-field";
import CreditCard from "lucide-react/icons/credit-card";

export type CardValues = { cardNumber: string; expiry: string; securityCode: string };
export const emptyCard: CardValues = { cardNumber: "", expiry: "", securityCode: "" };

type CardFieldsProps = {
  values: CardValues;
  onChange: (values: CardValues) => void;
  wrong: readonly string[];
};

const digits = (text: string, most: number) => text.replace(/\D/g, "").slice(0, most);
const inFours = (text: string) => digits(text, 16).replace(/(\d{4})(?=\d)/g, "$1 ");
const monthAndYear = (text: string) => digits(text, 4).replace(/^(\d{2})(\d)/, "$1/$2");

/** The sandbox's card form. The test numbers for each outcome are listed below the field. */
export function CardFields({ values, onChange, wrong }: CardFieldsProps) {
  const { t } = useTranslation();
  const set = (change: Partial<CardValues>) => onChange({ ...values, ...change });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label={t("cashier.cardNumber")}
        value={values.cardNumber}
        onChange={(event) => set({ cardNumber: inFours(event.target.value) })}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4000 0000 0000 1000"
        icon={<CreditCard size={20} aria-hidden="true" />}
        hint={t("cashier.testCards")}
        error={wrong.includes("cardNumber") ? t("cashier.cardNumberWrong") : undefined}
      />
      <TextField
        label={t("cashier.expiry")}
        value={values.expiry}
        onChange={(event) => set({ expiry: monthAndYear(event.target.value) })}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="12/30"
        error={wrong.includes("expiry") ? t("cashier.expiryWrong") : undefined}
      />
      <TextField
        label={t("cashier.securityCode")}
        value={values.securityCode}
        onChange={(event) => set({ securityCode: digits(event.target.value, 4) })}
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="123"
        error={wrong.includes("securityCode") ? t("cashier.securityCodeWrong") : undefined}
      />
    </div>
  );
}
