import type { HelpResult } from "@parlour/contracts/entities/help-item";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useId, useState } from "react";
import { Form, useNavigate } from "react-router";
import { SEARCH_TERM_KEY, SEARCH_TERM_LENGTH } from "../search/search-term.ts";
import { HELP_RESULTS_PATH } from "./help-paths.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { type HelpScope, useSuggestions } from "./use-suggestions.ts";

type HelpSearchProps = {
  scope: HelpScope;
  term?: string;
  /** Hides the button on pages where search isn't the main purpose. */
  compact?: boolean;
};

/**
 * A GET form with suggestions. Enter opens the selected suggestion, or all results if none is selected;
 * without JavaScript it is a plain form.
 */
export function HelpSearch({ scope, term = "", compact = false }: HelpSearchProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState(term);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(scope, open ? typed : "");
  const chosen = open ? suggestions[active] : undefined;
  const shown = open && suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const follow = ({ link }: HelpResult) => {
    close();
    void navigate(link);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (suggestions.length === 0) return;
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // The position after the last suggestion means the search term itself.
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      follow(chosen);
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      close();
    }
  };
  return (
    <search className="relative block">
      <Form
        action={HELP_RESULTS_PATH}
        onSubmit={close}
        className="flex flex-col gap-3 sm:flex-row sm:items-end"
      >
        <TextField
          className="sm:flex-1"
          type="search"
          name={SEARCH_TERM_KEY}
          label={t("help.searchLabel")}
          placeholder={t("help.searchPlaceholder")}
          labelHidden
          value={typed}
          maxLength={SEARCH_TERM_LENGTH}
          required
          autoComplete="off"
          enterKeyHint="search"
          icon={<Search size={20} aria-hidden="true" />}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={close}
          onKeyDown={keyDown}
        />
        {compact ? null : (
          <Button type="submit" variant="primary" size="lg">
            {t("help.searchSubmit")}
          </Button>
        )}
      </Form>
      <SuggestionList
        id={listId}
        suggestions={shown ? suggestions : []}
        active={active}
        onPoint={setActive}
        onChoose={follow}
      />
    </search>
  );
}
