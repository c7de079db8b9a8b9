import { changeSiteSettings } from "@parlour/contracts/calls/site/site-config/change-site-settings";
import { getSiteSettings } from "@parlour/contracts/calls/site/site-config/get-site-settings";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { languageNames } from "@parlour/web/i18n/languages";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

const change = client(changeSiteSettings);
const english = new Intl.DisplayNames("en", { type: "language" });

type Row = { code: string; isOn: boolean; isDefault: boolean };
type Asked = { code: string; what: "on" | "off" | "default" };

/** The languages of the site and the default one. Each change creates a version of the settings. */
export function Languages() {
  const resource = useCall(getSiteSettings, {});
  const [asked, setAsked] = useState<Asked | null>(null);
  const current = resource.value;
  const published = current?.values.languagesPublished ?? [];
  const codes = Object.keys(languageNames);
  const rows =
    current &&
    codes.map((code) => ({
      code,
      isOn: published.includes(code),
      isDefault: current.values.languageDefault === code,
    }));
  const columns: RecordColumn<Row>[] = [
    {
      key: "name",
      header: "Language",
      cell: ({ code, isDefault }) => (
        <>
          <span className="font-semibold" lang={code}>
            {languageNames[code]}
          </span>{" "}
          {isDefault ? <Badge tone="brass">default</Badge> : null}
          <span className="block text-sm text-mist">{`${english.of(code)} · ${code}`}</span>
        </>
      ),
    },
    {
      key: "state",
      header: "Status",
      cell: ({ isOn }) => (isOn ? <Badge tone="gain">on</Badge> : <Badge tone="alarm">off</Badge>),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      // The fallback language can't be removed.
      cell: ({ code, isOn, isDefault }) =>
        isDefault ? null : (
          <span className="flex justify-end gap-2">
            {isOn ? (
              <Button size="sm" onClick={() => setAsked({ code, what: "default" })}>
                Make default
              </Button>
            ) : null}
            <Button size="sm" onClick={() => setAsked({ code, what: isOn ? "off" : "on" })}>
              {isOn ? "Off" : "On"}
            </Button>
          </span>
        ),
    },
  ];
  const name = asked ? english.of(asked.code) : "";
  return (
    <>
      <RecordTable
        caption="Languages"
        columns={columns}
        resource={resource}
        rows={rows}
        rowKey={({ code }) => code}
        empty={{ title: "No languages" }}
      />
      <ReasonDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={
          asked?.what === "default" ? `Make ${name} the default?` : `Switch ${name} ${asked?.what ?? ""}?`
        }
        description={
          asked?.what === "off"
            ? "Visitors using it will see the default language."
            : "Takes effect for all visitors within a second. You can undo it under Site, History."
        }
        action={asked?.what === "default" ? "Make default" : `Switch ${asked?.what ?? ""}`}
        danger={asked?.what === "off"}
        done="Saved. The site is up to date."
        onSubmit={async (reason) => {
          if (!asked || !current) return;
          const { code, what } = asked;
          const languagesPublished = codes.filter((one) =>
            one === code ? what === "on" : published.includes(one),
          );
          const changes = what === "default" ? { languageDefault: code } : { languagesPublished };
          await change({ body: { version: current.version, changes, reason } });
          resource.reload();
        }}
      />
    </>
  );
}
