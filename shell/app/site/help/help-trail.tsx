import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Breadcrumbs } from "@parlour/web/ui/breadcrumbs";

type HelpTrailProps = {
  /** Breadcrumbs from the help home page down. */
  above: readonly { title: string; path: string }[];
  title: string;
};

export function HelpTrail({ above, title }: HelpTrailProps) {
  const { t } = useTranslation();
  return (
    <Breadcrumbs
      label={t("help.trail")}
      moreLabel={t("help.trailMore")}
      items={[
        { label: t("help.home"), href: "/" },
        ...above.map(({ title: label, path }) => ({ label, href: path })),
        { label: title },
      ]}
    />
  );
}
