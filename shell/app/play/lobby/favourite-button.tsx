import { useTranslation } from "@parlour/web/i18n/translation-context";
import { IconButton } from "@parlour/web/ui/icon-button";
import { showToast } from "@parlour/web/ui/toast";
import Heart from "lucide-react/icons/heart";
import { toggleFavourite, useIsFavourite } from "./favourites.ts";
import { useLobby } from "./lobby-context.tsx";

type FavouriteButtonProps = {
  id: string;
  name: string;
  /** Removes the button from the tab order where another favourite button for the same game is shown. */
  skipped?: boolean;
};

export function FavouriteButton({ id, name, skipped = false }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const { session } = useLobby();
  const isOn = useIsFavourite(session, id);
  const press = async () => {
    const kept = await toggleFavourite(session, id);
    if (!kept) showToast({ tone: "danger", title: t("lobby.favouriteFailed") });
  };
  return (
    <IconButton
      quiet
      tabIndex={skipped ? -1 : undefined}
      aria-pressed={isOn}
      label={t("lobby.favourite", { name })}
      icon={<Heart size={20} aria-hidden="true" fill={isOn ? "currentColor" : "none"} />}
      onClick={() => void press()}
    />
  );
}
