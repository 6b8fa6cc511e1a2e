import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Artwork } from '#src/domain/catalog.ts';
import { paths } from '#src/paths.ts';
import { MattedPicture } from './picture.tsx';

/** A quiet row of small pictures with their titles; nothing without works. */
export function WorkRow({
  title,
  works,
}: {
  title: string;
  works: readonly Pick<Artwork, 'id' | 'title' | 'medium' | 'image'>[];
}) {
  const titleId = useId();
  if (works.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="border-t border-hairline pt-8 print:hidden">
      <h2 id={titleId} className="mb-6 text-22">
        {title}
      </h2>
      <ul className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-6 sm:gap-x-6">
        {works.map(({ id, title: name, medium, image }) => (
          <li key={id}>
            <Link to={paths.artwork(id)} className="group block">
              {/* The title beside it says the same. */}
              <MattedPicture
                image={image}
                alt=""
                sizes="(min-width: 40rem) 10rem, 25vw"
                page={paths.artwork(id)}
              />
              <span className="mt-3 block font-serif text-16 leading-snug italic group-hover:text-accent">
                {name}
              </span>
              <span className="block text-14 text-muted">{medium}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
