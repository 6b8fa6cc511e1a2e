import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Disclosure, DISCLOSURE_ENTRY } from '#src/ui/disclosure.tsx';
import { CATEGORY_LINKS } from './destinations.ts';

/** A link to each category; there is no page that lists them. */
export function CategoriesDisclosure() {
  return (
    <Disclosure
      buttonClassName="gap-1"
      listClassName="-left-4 w-56"
      trigger={
        <>
          Categories
          <ChevronDown
            aria-hidden="true"
            size={16}
            strokeWidth={1.5}
            className="[transition:rotate_150ms] group-aria-expanded:rotate-180"
          />
        </>
      }
    >
      {CATEGORY_LINKS.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={DISCLOSURE_ENTRY}>
            {label}
          </Link>
        </li>
      ))}
    </Disclosure>
  );
}
