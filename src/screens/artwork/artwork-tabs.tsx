import type { ReactNode } from 'react';
import { Rating } from '#src/components/rating.tsx';
import { formatWholePrice } from '#src/copy/format.ts';
import { PROMISED_FREE_SHIPPING } from '#src/domain/money.ts';
import { useEntryState } from '#src/router/use-entry-state.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { InertButton } from '#src/ui/inert-button.tsx';
import { TabPanel, Tabs } from '#src/ui/tabs.tsx';

const TABS = [
  { value: 'information', label: 'More Information' },
  { value: 'shipping', label: 'Shipping & Returns' },
  { value: 'reviews', label: 'Reviews' },
] as const;

type TabValue = (typeof TABS)[number]['value'];

const isTab = (kept: unknown): kept is TabValue => TABS.some(({ value }) => value === kept);

export function ArtworkTabs() {
  const [tab, setTab] = useEntryState('tab', 'information', isTab);
  return (
    <Tabs
      label="About this artwork"
      tabs={TABS}
      value={tab}
      onValueChange={setTab}
      className="by-visitor-state"
    >
      <TabPanel value="information" className="pt-8">
        <MoreInformation />
      </TabPanel>
      <TabPanel value="shipping" className="pt-8">
        <ShippingAndReturns />
      </TabPanel>
      <TabPanel value="reviews" className="pt-8">
        <Reviews />
      </TabPanel>
    </Tabs>
  );
}

function Topic({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-22">{heading}</h2>
      <div className="mt-3 flex flex-col gap-2 text-muted">{children}</div>
    </div>
  );
}

const TOPICS = 'grid max-w-4xl gap-8 split:grid-cols-[6fr_5fr]';

function MoreInformation() {
  return (
    <div className={TOPICS}>
      <Topic heading="The work">
        <p>
          It leaves the studio with a certificate of authenticity, signed and dated by the artist.
        </p>
      </Topic>
      <Topic heading="Hanging and care">
        <p>
          Hang it out of direct sunlight and away from radiators. A dry, soft brush is all the
          cleaning it wants.
        </p>
      </Topic>
    </div>
  );
}

/** Spec 2, Artwork detail; the cart charges 15 even so (O-18). */
function ShippingAndReturns() {
  return (
    <div className={TOPICS}>
      <Topic heading="Shipping">
        <p>{`Domestic: 7-10 business days, free over ${formatWholePrice(PROMISED_FREE_SHIPPING)}.`}</p>
        <p>International: 10-14 business days, rates calculated at checkout.</p>
      </Topic>
      <Topic heading="Returns">
        <p>
          14 days from delivery. The buyer pays return shipping unless the artwork arrives damaged.
        </p>
      </Topic>
    </div>
  );
}

/** Spec 2: static, and Write a Review does nothing (O-12). */
function Reviews() {
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex items-baseline gap-4">
        <p className="font-serif text-48">4.5</p>
        <div>
          <p>out of 5</p>
          <Rating />
        </div>
      </div>
      <InertButton className={buttonClasses('secondary')}>Write a Review</InertButton>
    </div>
  );
}
