import { Link } from 'react-router-dom';
import { brand } from '#src/copy/brand.ts';
import { footerParts } from '#src/copy/brand/footer-parts.ts';
import { isDemo } from '#src/data/demo.ts';
import { paths } from '#src/paths.ts';
import { BrandContact } from './brand-contact.tsx';
import { BackstageButton } from './backstage-button.tsx';
import { FOOTER_COLUMNS } from './destinations.ts';
import { DemoNotice, StorageNotice } from './site-notices.tsx';

export function Footer() {
  return (
    <footer className="border-t border-hairline">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-14 md:grid-cols-4 lg:grid-cols-[1.4fr_repeat(4,1fr)] lg:gap-x-8">
        <div className="col-span-full lg:col-span-1">
          <Link to={paths.home} className="inline-flex min-h-11 items-center font-serif text-28">
            {brand.name}
          </Link>
          <p className="mt-2 max-w-[26ch] text-muted">{brand.description}</p>
          {footerParts.hasContact && <BrandContact />}
        </div>
        {FOOTER_COLUMNS.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="font-sans eyebrow text-muted">{heading}</h2>
            <ul className="mt-2">
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className="flex min-h-11 items-center hover:text-accent">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-hairline py-4 text-14 text-muted">
          {isDemo() && <DemoNotice />}
          <StorageNotice />
          <BackstageButton />
        </div>
        {footerParts.hasLegal && (
          <div className="pb-6 text-14 text-muted">
            {brand.legal.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
    </footer>
  );
}
