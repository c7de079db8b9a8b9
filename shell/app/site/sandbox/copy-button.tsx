import { useTranslation } from "@parlour/web/i18n/translation-context";
import { IconButton } from "@parlour/web/ui/icon-button";
import { showToast } from "@parlour/web/ui/toast";
import Copy from "lucide-react/icons/copy";

/** Copies a text to the clipboard; `what` describes the text in the button's accessible name. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast({ tone: "success", title: t("sandbox.copied") });
  };
  return (
    <IconButton
      quiet
      label={t("sandbox.copy", { what })}
      icon={<Copy size={16} aria-hidden="true" />}
      onClick={copy}
    />
  );
}
