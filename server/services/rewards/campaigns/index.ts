import type { Service } from "../../../kit/service.ts";
import { gatherResults } from "./gather-results.ts";
import type { CampaignParts } from "./parts.ts";
import { proposedStart } from "./proposed-start.ts";
import { changeCampaignState } from "./routes/change-campaign-state.ts";
import { countCampaignAudience } from "./routes/count-campaign-audience.ts";
import { getCampaign } from "./routes/get-campaign.ts";
import { getFrequencyCap } from "./routes/get-frequency-cap.ts";
import { listCampaigns } from "./routes/list-campaigns.ts";
import { previewCampaign } from "./routes/preview-campaign.ts";
import { saveCampaign } from "./routes/save-campaign.ts";
import { setFrequencyCap } from "./routes/set-frequency-cap.ts";
import { runCampaign, runJob } from "./run-campaign.ts";
import { tickCampaigns } from "./tick.ts";
import { onFact, triggerFacts } from "./triggers.ts";

export { gatherResults } from "./gather-results.ts";
export type { CampaignParts } from "./parts.ts";
export { runCampaign } from "./run-campaign.ts";
export { type PastCampaign, seedCampaign } from "./seed.ts";
export { tickCampaigns } from "./tick.ts";

const tickJob = "campaign-tick";
const resultsJob = "campaign-results";

/** Marketing campaigns: which players get which message and bonus, when they get it, and the results. */
export function campaignsService(parts: CampaignParts): Service {
  return {
    name: "campaigns",
    migrations: new URL("migrations/", import.meta.url),
    routes: () =>
      [
        listCampaigns,
        getCampaign,
        saveCampaign,
        changeCampaignState,
        previewCampaign,
        countCampaignAudience,
        getFrequencyCap,
        setFrequencyCap,
      ].map((create) => create(parts)),
    async start(kit) {
      kit.fourEyes.register(proposedStart(parts));
      await kit.facts.subscribe("campaigns", triggerFacts, (fact, tx) => onFact(parts, tx, fact));
      await kit.jobs.work<{ id: string }>(runJob, ({ id }) => runCampaign(parts, id));
      await kit.jobs.work(tickJob, () => tickCampaigns(parts));
      await kit.jobs.schedule(tickJob, "* * * * *");
      await kit.jobs.work(resultsJob, () => gatherResults(parts));
      await kit.jobs.schedule(resultsJob, "* * * * *");
      return async () => {};
    },
  };
}
