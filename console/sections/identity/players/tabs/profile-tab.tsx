import { getPlayerWallet } from "@parlour/contracts/calls/money/wallet-gateway/get-player-wallet";
import { listBrands } from "@parlour/contracts/calls/site/brands/list-brands";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { placeName } from "../../../../parts/place-name.ts";
import { languageName, readable } from "../../../../parts/readable.ts";
import type { PlayerTabProps } from "../player-tab.ts";

const intervalMs = 10_000;

export function ProfileTab({ player }: PlayerTabProps) {
  const { id: playerId, statedAddress: stated } = player;
  const brands = useCall(listBrands, {}).value?.items;
  const wallet = useCall(
    getPlayerWallet,
    { params: { playerId } },
    {
      intervalMs,
    },
  );
  const proven = (isProven: boolean) =>
    isProven ? <Badge tone="gain">confirmed</Badge> : <Badge tone="alarm">Not confirmed</Badge>;
  return (
    <div className="grid gap-5 lg:grid-cols-2 xl:grid-cols-3">
      <Panel title="Personal details">
        <KeyValueList
          items={[
            { label: "Name", value: `${player.firstName} ${player.lastName}` },
            { label: "Nickname", value: player.nickname },
            {
              label: "Brand",
              value: brands?.find(({ id }) => id === player.brandId)?.name ?? player.brandId,
            },
            { label: "Date of birth", value: player.birthDate },
            {
              label: "Country",
              value: [placeName(player.countryCode), player.subdivisionName].filter(Boolean).join(", "),
            },
            {
              label: "Address",
              value: stated
                ? [stated.street, [stated.postcode, stated.city].filter(Boolean).join(" ")].join(", ")
                : "not stated",
            },
            { label: "Language", value: languageName(player.language) },
            { label: "Joined", value: <Moment at={player.createdAt} /> },
            { label: "Referral", value: player.referral ?? "none" },
          ]}
        />
      </Panel>
      <Panel title="Contact">
        <KeyValueList
          items={[
            { label: "Email", value: <span className="break-all">{player.email}</span> },
            { label: "Email confirmed", value: proven(player.emailConfirmed) },
            { label: "Phone", value: `${player.phonePrefix} ${player.phones.join(", ")}` },
            { label: "Phone verified", value: proven(player.phoneValidated) },
            { label: "PIN", value: player.hasPinCode ? "set" : "none" },
            ...player.linkedAccounts.map(({ name, masked }) => ({ label: name, value: masked })),
          ]}
        />
      </Panel>
      <Panel title="Balances">
        {wallet.value === undefined ? (
          <p className="text-mist">{wallet.error ? "Couldn't load the balances." : "Loading…"}</p>
        ) : (
          <KeyValueList
            items={wallet.value.balances.map(({ type, amount, currency }) => ({
              label: readable(type),
              value: currency === "" ? "No wallet yet" : formatFigure(amount, currency),
              strong: type === "Total",
            }))}
          />
        )}
      </Panel>
    </div>
  );
}
