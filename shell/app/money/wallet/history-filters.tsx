import { TRANSACTION_TYPES } from "@parlour/contracts/enumerations";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { classNames } from "@parlour/web/ui/class-names";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { transactionNames } from "./transaction-list.tsx";

const PATH = "/account/history";

/** The filter option for all gameplay transactions, in addition to one option per transaction type. */
export const PLAY_GROUP = "PLAY";

export type HistoryQuery = { type: string; from: string; to: string };

/**
 * The filters as a plain form, which works before hydration and leads to a URL that can be bookmarked. On phones the
 * form would fill the first screen, so it is collapsed behind a button next to `aside`, unless filters are in use.
 */
export function HistoryFilters({ query, aside }: { query: HistoryQuery; aside: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(() => Object.values(query).some((value) => value !== ""));
  const { state } = useNavigation();
  const navigate = useNavigate();
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    void navigate(`${PATH}?${new URLSearchParams(chosen)}`);
  };
  const types = [
    { value: PLAY_GROUP, label: t("account.play") },
    ...TRANSACTION_TYPES.map((type) => ({ value: type, label: t(transactionNames[type]) })),
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 sm:justify-end">
        <Button
          size="sm"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />
          {t("account.filters")}
        </Button>
        {aside}
      </div>
      <form
        id={id}
        method="get"
        action={PATH}
        onSubmit={apply}
        key={JSON.stringify(query)}
        className={classNames(
          "mb-4 grid items-end gap-3 border-b border-line pb-5 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_auto]",
          !isOpen && "max-sm:hidden",
        )}
      >
        <SelectField
          name="type"
          label={t("account.type")}
          placeholder={t("account.everything")}
          options={types}
          defaultValue={query.type}
        />
        <TextField name="from" label={t("account.from")} type="date" defaultValue={dayOf(query.from)} />
        <TextField name="to" label={t("account.to")} type="date" defaultValue={dayOf(query.to)} />
        <Button type="submit" size="lg" loading={state === "loading"}>
          {t("account.show")}
        </Button>
      </form>
    </>
  );
}

/** A link from a statement contains exact times; the date field shows only the day. */
function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
