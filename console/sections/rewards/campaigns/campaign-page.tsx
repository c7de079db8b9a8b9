import { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { getCampaign } from "@parlour/contracts/calls/rewards/campaigns/get-campaign";
import type { CampaignDetails } from "@parlour/contracts/entities/campaign";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Banner } from "@parlour/web/ui/banner";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Link } from "@parlour/web/ui/link";
import { Panel } from "@parlour/web/ui/panel";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useParams } from "react-router";
import { counted } from "../../../parts/counted.ts";
import { Moment } from "../../../parts/moment.tsx";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { languageName, readable } from "../../../parts/readable.ts";
import { useTierNames } from "../../../parts/tier-names.ts";
import { CampaignActions } from "./campaign-actions.tsx";
import { channelLabels, exclusionLabels, pauseLabels, stateTones, triggerLabels } from "./campaign-labels.ts";
import { CampaignResults } from "./campaign-results.tsx";
import { describeFilter } from "./describe-filter.ts";

const intervalMs = 5_000;

/** One campaign: its settings, how many players it has reached, and its results. */
export function CampaignPage() {
  const { campaignId = "" } = useParams();
  const resource = useCall(getCampaign, { params: { id: campaignId } }, { intervalMs });
  const campaign = resource.value;
  if (campaign === undefined) {
    const { error, reload } = resource;
    if (error === undefined) return <FormSkeleton fields={5} />;
    return <NoRecord what="campaign" id={campaignId} error={error} onRetry={reload} back={<BackLink />} />;
  }
  return (
    <>
      <BackLink />
      <PageHeader
        title={campaign.name}
        actions={<CampaignActions campaign={campaign} onChanged={resource.reload} />}
      >
        <Badge tone={stateTones[campaign.state]}>{readable(campaign.state)}</Badge>
        {` ${triggerLabels[campaign.trigger]} · by ${campaign.author}`}
      </PageHeader>
      {campaign.pausedBy ? (
        <div className="mb-5">
          <Banner tone="warning">{pauseLabels[campaign.pausedBy]}</Banner>
        </div>
      ) : null}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title="Reach">
          <Reach campaign={campaign} />
        </Panel>
        <Panel title="Setup">
          <SetUp campaign={campaign} />
        </Panel>
        <Panel title="Results" className="min-w-0 xl:col-span-2">
          <CampaignResults campaign={campaign} />
        </Panel>
      </div>
    </>
  );
}

function Reach({ campaign }: { campaign: CampaignDetails }) {
  const { waiting, sent, sentBy, read, control, excluded, exclusions, plan } = campaign;
  const count = (value: number) => value.toLocaleString("en");
  const indented = (text: string) => <span className="pl-4">{text}</span>;
  return (
    <KeyValueList
      items={[
        { label: "Waiting", value: count(waiting) },
        { label: "Sent", value: count(sent), strong: true },
        ...plan.channels.map((channel) => ({
          label: indented(channelLabels[channel]),
          value: count(sentBy[channel]),
        })),
        ...(plan.channels.includes("ON_SITE")
          ? [{ label: indented("Read on the site"), value: count(read) }]
          : []),
        { label: `Control group (${plan.controlPercent}%)`, value: count(control), strong: true },
        { label: "Excluded", value: count(excluded), strong: true },
        ...exclusions.map(({ reason, players }) => ({
          label: indented(exclusionLabels[reason]),
          value: count(players),
        })),
      ]}
    />
  );
}

function SetUp({ campaign }: { campaign: CampaignDetails }) {
  const { plan, startedAt, finishedAt } = campaign;
  const offers = useCall(listBonusOffers, {});
  const tierName = useTierNames();
  const offer = offers.value?.find(({ id }) => id === plan.offerId);
  const time = (at: string | null) => (at === null ? "–" : <Moment at={at} />);
  return (
    <KeyValueList
      items={[
        { label: "Segment", value: describeFilter(plan.filter, tierName) },
        ...(plan.trigger === "NO_PLAY" ? [{ label: "Days without play", value: plan.idleDays ?? "–" }] : []),
        { label: "Delay", value: plan.delayHours === 0 ? "None" : counted(plan.delayHours, "hour") },
        { label: "Languages", value: Object.keys(plan.texts).map(languageName).join(", ") },
        { label: "Fallback", value: languageName(plan.fallbackLanguage) },
        { label: "Link", value: plan.link ?? "–" },
        { label: "Bonus", value: plan.offerId === null ? "None" : (offer?.plan.name.en ?? plan.offerId) },
        { label: "Scheduled for", value: time(plan.startsAt) },
        { label: "Started", value: time(startedAt) },
        { label: "Ends", value: time(plan.endsAt) },
        { label: "Ended", value: time(finishedAt) },
      ]}
    />
  );
}

function BackLink() {
  return (
    <Link
      href="/console/campaigns"
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All campaigns
    </Link>
  );
}
