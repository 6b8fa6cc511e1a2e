import { Link } from 'react-router-dom';
import { Disclosure, DISCLOSURE_ENTRY } from '#src/ui/disclosure.tsx';
import { CATEGORY_LINKS } from '#src/components/category-links.ts';

/** A link to each category; there is no page that lists them. */
export function CategoriesDisclosure() {
  return (
    <Disclosure listClassName="category-panel" trigger="Categories">
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
