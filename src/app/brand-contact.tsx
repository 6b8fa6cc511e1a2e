import { brand } from '#src/copy/brand.ts';

const LINK = 'inline-flex min-h-11 items-center hover:text-accent';

/** In the footer: how to reach the shop, and its profiles elsewhere. */
export function BrandContact() {
  const { address, email, phone } = brand.contact;
  return (
    <>
      <address className="mt-4 max-w-[26ch] not-italic">
        {address && <p className="text-muted">{address}</p>}
        {email && (
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        )}
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={LINK}>
              {phone}
            </a>
          </p>
        )}
      </address>
      <ul className="flex flex-wrap gap-x-5">
        {brand.social.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={LINK}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
