import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { FormErrorSummary } from "@parlour/web/ui/form-error-summary";
import { OfflineNotice } from "@parlour/web/ui/offline-notice";
import { Progress } from "@parlour/web/ui/progress";
import {
  FormSkeleton,
  GameCardSkeleton,
  ListSkeleton,
  TextSkeleton,
  TileSkeleton,
} from "@parlour/web/ui/skeleton-shapes";
import { Spinner } from "@parlour/web/ui/spinner";
import Clock from "lucide-react/icons/clock";
import { useState } from "react";
import { GallerySection, Specimen } from "./gallery-section.tsx";

export function Feedback() {
  const [retrying, setRetrying] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const retry = () => {
    setRetrying(true);
    setTimeout(() => setRetrying(false), 1500);
  };
  return (
    <GallerySection id="feedback" title="Feedback">
      <Specimen title="Banner" layout="stack">
        <Banner
          tone="warning"
          icon={<Clock size={20} aria-hidden="true" />}
          action={
            <a href="#feedback" className={bannerActionClass}>
              Manage
            </a>
          }
        >
          $150.00 is on its way to your bank
        </Banner>
        <Banner tone="info" title="New terms from 1 December">
          Nothing changes for bonuses you already have.
        </Banner>
        <Banner tone="danger" title="Payment declined">
          Your bank declined the payment. You haven't been charged.
        </Banner>
        <Banner tone="success" title="Your documents are verified" />
        {dismissed ? null : (
          <Banner tone="info" dismissLabel="Dismiss" onDismiss={() => setDismissed(true)}>
            This one can be dismissed, and its text is long enough to run over several lines on a phone held
            in one hand.
          </Banner>
        )}
      </Specimen>
      <Specimen title="Form error summary" layout="stack">
        <FormErrorSummary
          title="Please check these fields"
          errors={[
            { fieldId: "feedback", message: "Enter an address like name@example.com." },
            { message: "We couldn't reach your bank." },
          ]}
        />
      </Specimen>
      <Specimen title="Progress" layout="columns">
        <Progress label="To Gold" value={6400} max={10_000} valueText="6,400 of 10,000" />
        <Progress label="Upload" value={80} tone="felt" />
        <Progress label="Limit used" value={95} tone="oxblood" />
        <Progress label="Loading" />
      </Specimen>
      <Specimen title="Spinner">
        <Spinner label="Loading" />
        <Spinner size="md" />
        <Spinner size="lg" />
      </Specimen>
      <Specimen title="Skeletons" note="Each has the shape of the content being loaded." layout="columns">
        <div className="grid grid-cols-2 gap-4">
          <GameCardSkeleton />
          <GameCardSkeleton />
        </div>
        <div className="grid content-start gap-4">
          <TileSkeleton />
          <TextSkeleton />
          <ListSkeleton rows={2} />
        </div>
        <FormSkeleton fields={2} />
      </Specimen>
      <Specimen title="Empty state" layout="stack">
        <EmptyState title="Nothing here yet" action={<Button>See all games</Button>}>
          Tap the heart on a game to add it here.
        </EmptyState>
      </Specimen>
      <Specimen title="Error state" layout="stack">
        <ErrorState
          title="We couldn't load this list"
          retryLabel="Try again"
          onRetry={retry}
          retrying={retrying}
        >
          Your money and your games are safe. Try again in a moment.
        </ErrorState>
      </Specimen>
      <Specimen title="Offline notice" layout="stack">
        <OfflineNotice online={false} label="You're offline. This page may be out of date." />
      </Specimen>
    </GallerySection>
  );
}
