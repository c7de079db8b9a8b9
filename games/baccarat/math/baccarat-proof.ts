import { baccaratFigures } from "../../kit/math/baccarat/baccarat-figures.ts";
import { baccaratKinds } from "../../kit/math/baccarat/baccarat-hands.ts";
import { proveBaccarat } from "../../kit/math/baccarat/prove-baccarat.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";

export const baccaratProof: GameProof = {
  prove() {
    const figures = baccaratFigures();
    const variantOf = (proven: ReturnType<typeof proveBaccarat>) => ({
      returned: proven.banker.returned,
      paid: Object.values(proven).map(({ paid }) => paid),
      maximum: figures.maximum,
    });
    const withoutCommission = proveBaccarat("no-commission");
    return {
      ...figures,
      figures: [
        ...figures.figures,
        { bet: "no commission: banker", returned: withoutCommission.banker.returned },
      ],
      variants: {
        commission: variantOf(proveBaccarat()),
        "no-commission": variantOf(withoutCommission),
      },
    };
  },
  samples: { bets: baccaratKinds.map((kind) => ({ bets: [{ kind, stake: SAMPLE_STAKE }] })) },
};
