import { useTranslation } from "@parlour/web/i18n/translation-context";
import { TextField } from "@parlour/web/ui/text-field";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { go } from "../../parts/go.ts";
import { pathTo } from "../paths.ts";

/** Searches matches and competitions. The term is in the URL, so that a search can be shared. */
export function SearchField({ term = "" }: { term?: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(term);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") go(pathTo.search(typed.trim()));
        }}
      >
        <TextField
          type="search"
          label={t("sports.searchTitle")}
          labelHidden
          placeholder={t("sportsbook.searchPlaceholder")}
          value={typed}
          maxLength={60}
          enterKeyHint="search"
          icon={<Search size={18} aria-hidden="true" />}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  );
}
