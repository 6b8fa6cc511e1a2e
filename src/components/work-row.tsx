import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ViewedWork } from '#src/data/recently-viewed.ts';
import { hangableDimensions } from '#src/domain/dimensions.ts';
import { paths } from '#src/paths.ts';
import { HungPicture } from './picture.tsx';
import { Price } from './price.tsx';
import { Silhouette, wallFor } from './silhouette.tsx';

/** How wide a picture is shown at most. */
const SIZES = '(min-width: 40rem) 19rem, 45vw';

/**
 * A row of pictures with what tells the works apart, and each beside a person, all to one scale; nothing without works.
 */
export function WorkRow({ title, works }: { title: string; works: readonly ViewedWork[] }) {
  const titleId = useId();
  if (works.length === 0) return null;
  const sized = works.map((work) => ({ ...work, size: hangableDimensions(work.dimensions) }));
  const sizes = sized.flatMap(({ size }) => size ?? []);
  const wall = wallFor(sizes);
  return (
    <section
      aria-labelledby={titleId}
      className="work-row border-t border-hairline pt-6 lg:pt-8 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={titleId} className="text-28">
          {title}
        </h2>
        {sizes.length > 0 && <p className="text-14 text-muted">Silhouettes to scale</p>}
      </div>
      <ul>
        {sized.map(({ id, title: name, medium, image, price, dimensions, size }) => (
          // Pictures hang on one line; titles and what is said of the works stand on lines of their own.
          <li key={id} className="row-span-3 grid grid-rows-subgrid pb-6">
            <Link
              to={paths.artwork(id)}
              className="group row-span-2 grid grid-rows-subgrid *:first:self-end"
            >
              {/* The title beside it says the same. */}
              <HungPicture image={image} alt="" sizes={SIZES} page={paths.artwork(id)} />
              <span className="pt-3 font-serif text-18 leading-snug text-balance italic group-hover:text-accent">
                {name}
              </span>
            </Link>
            <div className="mt-1 flex gap-6">
              <div className="max-w-3/5">
                <p className="text-14 text-muted">{medium}</p>
                <p className="text-14 text-muted">{dimensions}</p>
                <Price dollars={price} className="mt-1" />
              </div>
              {size && <Silhouette work={size} wall={wall} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
