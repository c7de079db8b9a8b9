import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useSite } from "../use-site.ts";

const linkClass =
  "inline-flex min-h-11 items-center underline decoration-brass/50 underline-offset-4 hover:text-ivory md:min-h-0";

/** Gambling helplines for the visitor's location. Renders nothing if none are known. */
export function Helplines() {
  const { t } = useTranslation();
  const { helplines } = useSite().place;
  if (helplines.length === 0) return null;
  return (
    <div>
      <h2 className="mb-1 font-sans text-sm font-semibold text-ivory">{t("shell.helplines")}</h2>
      <ul className="grid gap-2">
        {helplines.map(({ name, phone, url }) => (
          <li key={name} className="wrap-anywhere">
            {url === null ? (
              name
            ) : (
              <a href={url} className={linkClass}>
                {name}
              </a>
            )}
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={`${linkClass} block`}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
