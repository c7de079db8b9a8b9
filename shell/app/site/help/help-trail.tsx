import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Breadcrumbs } from "@parlour/web/ui/breadcrumbs";

type HelpTrailProps = {
  /** The pages above, from the top of the help down. */
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
