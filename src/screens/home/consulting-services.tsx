import { MoreLink, Section } from '#src/components/section.tsx';
import { paths } from '#src/paths.ts';
import { buttonLook } from '#src/ui/button.tsx';
import { InertButton } from '#src/ui/inert-button.tsx';

const SERVICES = [
  {
    name: 'One-on-One Consultation',
    text: 'An hour with a curator about your walls, your light and what you keep coming back to.',
    action: 'Book a Session',
  },
  {
    name: 'Collection Curation',
    text: 'A collection that grows with a plan: themes, formats and a budget over several years.',
    action: 'Get Started',
  },
  {
    name: 'Art Business Coaching',
    text: 'For artists: pricing, editions, contracts and how to talk about your own work.',
    action: 'Schedule Coaching',
  },
  {
    name: 'Live Shopping Support',
    text: 'Somebody who knows the works stays with you while you choose, by video or by phone.',
    action: 'Learn More',
  },
] as const;

export function ConsultingServices() {
  return (
    <Section title="Art Consulting Services" className="page">
      <ul className="border-hairline grid border-t sm:grid-cols-2 lg:grid-cols-4">
        {SERVICES.map(({ name, text, action }) => (
          <li
            key={name}
            className="border-hairline flex flex-col items-start border-b py-8 sm:px-8 sm:odd:pl-0 sm:even:border-l lg:not-first:border-l lg:first:pl-0 lg:nth-[3]:pl-8"
          >
            <h3 className="text-22">{name}</h3>
            <p className="text-muted mt-3 mb-6">{text}</p>
            {/* Spec 2: no action shown (readings O-9). */}
            <InertButton className={buttonLook('secondary', 'mt-auto')}>{action}</InertButton>
          </li>
        ))}
      </ul>
      <MoreLink label="View All Consulting Services" to={paths.consulting} className="mt-4" />
    </Section>
  );
}
