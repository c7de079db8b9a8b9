import { useTranslation } from "@parlour/web/i18n/translation-context";
import { IconButton } from "@parlour/web/ui/icon-button";
import Star from "lucide-react/icons/star";
import { useStored } from "../../parts/stored.ts";
import { favourites, toggleFavourite } from "../state/preferences.ts";

/** Marks a competition or participant as a favourite; its events are listed first. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const isFavourite = useStored(favourites).includes(id);
  return (
    <IconButton
      quiet
      label={t("sportsbook.favourite", { name })}
      aria-pressed={isFavourite}
      icon={<Star size={18} aria-hidden="true" fill={isFavourite ? "currentColor" : "none"} />}
      onClick={() => toggleFavourite(id)}
    />
  );
}
