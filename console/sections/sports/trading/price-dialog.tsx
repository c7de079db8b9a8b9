import type { TradingMarket } from "@parlour/contracts/entities/sports-trading";
import { ApiError } from "@parlour/web/api/api-error";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { odds } from "./figures.ts";
import { marketText, outcomeText, type Sides } from "./market-text.ts";
import { tradingApi } from "./trading-api.ts";

type PriceDialogProps = {
  event: string;
  market: TradingMarket;
  outcome: TradingMarket["outcomes"][number];
  sides: Sides;
  scoreVersion: number;
  onClose: () => void;
  onDone: () => void;
};

/** Whether the text is a price in decimal odds, with at most three decimals. */
const isPrice = (text: string): boolean =>
  /^\d{1,4}([.,]\d{1,3})?$/.test(text) && readPrice(text) > 1 && readPrice(text) <= 1_000;
const readPrice = (text: string): number => Number(text.replace(",", "."));

/** Overrides the provider's price of an outcome, or removes the override. */
export function PriceDialog(props: PriceDialogProps) {
  const { event, market, outcome, sides, onClose, onDone } = props;
  const { feedPrice, override } = outcome;
  // The page keeps reloading behind the dialog, but the trader's price is meant for the score at the time the dialog
  // opened.
  const [scoreVersion] = useState(props.scoreVersion);
  const [typed, setTyped] = useState(override === null ? "" : String(override));
  const text = typed.trim();
  const isRemoval = text === "";
  const isFault = !isRemoval && !isPrice(text);
  const [refused, setRefused] = useState<string | null>(null);
  const isProposal = !isRemoval && refused === text;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Price of ${outcomeText(outcome, sides)}`}
      description={`${marketText(market, sides)}. The provider's price is ${odds(feedPrice)}. Your price replaces it until you remove it. If the score changes, the market is suspended until you resume it.`}
      action={isRemoval ? "Remove price" : isProposal ? "Propose price" : "Set price"}
      disabled={isFault || (isRemoval && override === null)}
      done={
        isRemoval
          ? "The provider's price applies"
          : isProposal
            ? "Proposed. It's waiting under Approvals."
            : "Price changed"
      }
      onSubmit={async (reason) => {
        const price = isRemoval ? null : readPrice(text);
        const request = { market: market.id, outcome: outcome.id, price };
        if (isProposal) {
          const data = { event, ...request, feedPrice, scoreVersion };
          return await tradingApi.propose({ body: { kind: "SPORTS_PRICE", data, reason } });
        }
        try {
          await tradingApi.override({ params: { event }, body: { ...request, reason } });
        } catch (error) {
          if (error instanceof ApiError && error.errorCode === "SECOND_PERSON_REQUIRED") setRefused(text);
          throw error;
        }
        onDone();
      }}
    >
      <TextField
        label="Decimal price"
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        hint="Leave empty to use the provider's price."
        error={isFault ? "Enter decimal odds above 1, such as 2.15." : undefined}
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
      />
      {override === null ? null : (
        <div>
          <Button size="sm" onClick={() => setTyped("")}>
            Use the provider's price
          </Button>
        </div>
      )}
    </ReasonDialog>
  );
}
