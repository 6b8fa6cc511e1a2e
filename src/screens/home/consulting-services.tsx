import { CONSULTING_SERVICES } from '#src/components/consulting-services.ts';
import { UnbrokenWords } from '#src/components/unbroken-words.tsx';
import { Section } from '#src/components/section.tsx';
import { paths } from '#src/paths.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { InertButton } from '#src/ui/inert-button.tsx';

export function ConsultingServices() {
  return (
    <Section
      title="Art Consulting Services"
      className="page"
      more={{ label: 'View All Consulting Services', to: paths.consulting }}
    >
      <ul className="grid border-t border-hairline sm:grid-cols-2 xl:grid-cols-4">
        {CONSULTING_SERVICES.map(({ name, summary, action }) => (
          <li
            key={name}
            className="title-and-button border-b border-hairline sm:px-8 sm:odd:pl-0 sm:even:border-l xl:not-first:border-l xl:first:pl-0 xl:nth-[3]:pl-8"
          >
            <h3 className="text-22">
              <UnbrokenWords text={name} />
            </h3>
            <p className="mt-3 mb-6 text-muted">{summary}</p>
            <InertButton className={buttonClasses('secondary', 'mt-auto')}>{action}</InertButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
