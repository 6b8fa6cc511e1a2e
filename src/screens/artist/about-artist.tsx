import type { ReactNode } from 'react';
import type { Artist } from '#src/domain/catalog.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { InertButton } from '#src/ui/inert-button.tsx';

/** Spec 2: exhibitions, awards, statement and Contact Artist are static samples (O-13). */
export function AboutArtist({ artist: { bio } }: { artist: Artist }) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
      <div className="flex flex-col gap-10">
        <Part heading="Biography">
          <p>{bio || 'Artist profile'}</p>
        </Part>
        <Part heading="Artist Statement" isSample>
          <p>
            I begin with something seen in passing and stay with it until it stops being a picture
            of the thing. What is left over is the work.
          </p>
        </Part>
      </div>
      <div className="flex flex-col gap-10">
        <Part heading="Exhibitions" isSample>
          <ul className="flex flex-col gap-2">
            <li>Solo exhibition, City Gallery, 2024</li>
            <li>Group show, Harbor Contemporary, 2023</li>
            <li>Open studios, Old Mill Arts Center, 2022</li>
          </ul>
        </Part>
        <Part heading="Awards" isSample>
          <ul className="flex flex-col gap-2">
            <li>Regional Artist Prize, 2023</li>
            <li>Residency grant, 2021</li>
          </ul>
        </Part>
        <InertButton className={buttonClasses('secondary', 'self-start')}>
          Contact Artist
        </InertButton>
      </div>
    </div>
  );
}

function Part({
  heading,
  isSample = false,
  children,
}: {
  heading: string;
  isSample?: boolean;
  children: ReactNode;
}) {
  return (
    <section>
      <h2 className="text-28">{heading}</h2>
      {isSample && <p className="mt-2 eyebrow text-muted">Sample content</p>}
      <div className="mt-4 max-w-measure">{children}</div>
    </section>
  );
}
