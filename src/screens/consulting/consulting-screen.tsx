import { CONSULTING_SERVICES } from '#src/components/consulting-services.ts';
import { PageHeading } from '#src/components/page-heading.tsx';
import { buttonLook } from '#src/ui/button.tsx';
import { InertButton } from '#src/ui/inert-button.tsx';

/** Readings R-1: the four services of Home at full length, no call. */
export function ConsultingScreen() {
  return (
    <div className="page pt-14 pb-section">
      <PageHeading title="Art Consulting Services">Art Consulting Services</PageHeading>
      <p className="mt-4 max-w-[52ch] text-18 text-muted">
        For people who buy their first work, for people who own forty, and for the people who make
        them.
      </p>
      <ul className="mt-12 border-t border-hairline">
        {CONSULTING_SERVICES.map(({ name, summary, detail, action }) => (
          <li
            key={name}
            className="grid gap-x-12 gap-y-4 border-b border-hairline py-10 lg:grid-cols-12"
          >
            <h2 className="text-28 lg:col-span-4">{name}</h2>
            <div className="max-w-measure lg:col-span-5">
              <p className="text-18">{summary}</p>
              <p className="mt-3 text-muted">{detail}</p>
            </div>
            <div className="lg:col-span-3 lg:justify-self-end">
              <InertButton className={buttonLook('secondary')}>{action}</InertButton>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
