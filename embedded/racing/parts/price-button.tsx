import type { CardRunner } from "@parlour/contracts/entities/racing";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import type { Race } from "../api.ts";
import { useFormats, useNames } from "../format.ts";
import { slip, useSlip } from "../slip/slip-store.ts";

type PriceButtonProps = {
  race: Race;
  runner: CardRunner;
  kind: "win" | "each-way" | "place" | "show";
  price: number | null;
};

/** A fixed price; pressing it adds the bet to the slip or removes it again. */
export function PriceButton({ race: { race }, runner, kind, price }: PriceButtonProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { betType } = useNames();
  const key = `${race.raceId}/${kind}/${runner.number}`;
  const isSelected = useSlip().some((entry) => entry.key === key);
  const label = betType(kind);
  const press = () => {
    if (isSelected) return slip.remove(key);
    if (price === null) return;
    slip.add({
      key,
      market: "FIXED",
      kind,
      raceId: race.raceId,
      raceLabel: `${race.courseName} · ${t("racebook.raceNumber", { number: race.number })}`,
      runner: { number: runner.number, name: runner.name },
      price,
      boardPrice: price,
    });
  };
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      disabled={price === null}
      onClick={press}
      className={classNames(
        "grid min-h-11 place-items-center rounded-chip border px-1 py-1 leading-tight transition-colors disabled:opacity-50",
        isSelected
          ? "border-brass bg-brass text-on-brass"
          : "border-line bg-raised hover:border-field hover:bg-lifted",
      )}
    >
      <span className="sr-only">{runner.name}</span>
      <span className={classNames("text-2xs", !isSelected && "text-mist")}>{label}</span>
      <span className={classNames("font-semibold tabular-nums", !isSelected && "text-bright")}>
        {price === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t("racebook.notOffered")}</span>
          </>
        ) : (
          formats.price(price)
        )}
      </span>
    </button>
  );
}
