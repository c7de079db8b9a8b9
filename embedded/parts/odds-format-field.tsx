import { type OddsFormat, oddsFormats } from "@parlour/sports";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { chooseOddsFormat, useOddsFormat } from "./odds-format.ts";

type OddsFormatFieldProps = {
  session: string | null;
  legend: string;
  labels: Readonly<Record<OddsFormat, string>>;
};

export function OddsFormatField({ session, legend, labels }: OddsFormatFieldProps) {
  return (
    <RadioGroup
      name="odds"
      legend={legend}
      value={useOddsFormat()}
      options={oddsFormats.map((value) => ({ value, label: labels[value] }))}
      onChange={(value) => void chooseOddsFormat(session, value as OddsFormat)}
    />
  );
}
