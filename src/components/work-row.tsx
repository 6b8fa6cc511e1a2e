import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ViewedWork } from '#src/data/recently-viewed.ts';
import { hangableDimensions } from '#src/domain/dimensions.ts';
import { paths } from '#src/paths.ts';
import { MattedPicture } from './picture.tsx';
import { Price } from './price.tsx';
import { Silhouette, wallFor } from './silhouette.tsx';

/** A quiet row of small pictures with what tells the works apart, their sizes to one scale; nothing without works. */
export function WorkRow({ title, works }: { title: string; works: readonly ViewedWork[] }) {
  const titleId = useId();
  if (works.length === 0) return null;
  const sized = works.map((work) => ({ ...work, size: hangableDimensions(work.dimensions) }));
  const sizes = sized.flatMap(({ size }) => size ?? []);
  const wall = wallFor(sizes);
  return (
    <section aria-labelledby={titleId} className="border-t border-hairline pt-8 print:hidden">
      <h2 id={titleId} className="mb-6 text-22">
        {title}
      </h2>
      <ul className="grid grid-cols-3 gap-x-4 gap-y-8 sm:grid-cols-6 sm:gap-x-6">
        {sized.map(({ id, title: name, medium, image, price, dimensions, size }) => (
          <li key={id} className="flex flex-col">
            <Link to={paths.artwork(id)} className="group block">
              {/* The title beside it says the same. */}
              <MattedPicture
                image={image}
                alt=""
                sizes="(min-width: 40rem) 12rem, 28vw"
                page={paths.artwork(id)}
              />
              <span className="mt-3 block font-serif text-16 leading-snug italic group-hover:text-accent">
                {name}
              </span>
            </Link>
            <p className="text-14 text-muted">{medium}</p>
            <p className="text-14 text-muted">{dimensions}</p>
            <Price dollars={price} className="text-14" />
            {size && (
              <div className="mt-auto pt-4">
                <Silhouette work={size} wall={wall} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
