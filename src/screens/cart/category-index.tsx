import { Link } from 'react-router-dom';
import { CATEGORY_LINKS } from '#src/components/category-links.ts';
import {
  FILM_PICTURE,
  LIVE_MUSIC_PICTURE,
  MIXED_MEDIA_PICTURE,
  PAINTINGS_PICTURE,
  PERFORMANCE_ART_PICTURE,
  PET_PORTRAITS_PICTURE,
} from '#src/components/hung-works.ts';
import { Picture } from '#src/components/picture.tsx';

/** In the order of `CATEGORY_LINKS`. */
const PICTURES = [
  PAINTINGS_PICTURE,
  PET_PORTRAITS_PICTURE,
  FILM_PICTURE,
  PERFORMANCE_ART_PICTURE,
  LIVE_MUSIC_PICTURE,
  MIXED_MEDIA_PICTURE,
];

/** The categories, each below its picture where the window is high enough. */
export function CategoryIndex() {
  return (
    <div className="category-index">
      {CATEGORY_LINKS.map(({ label, to }, index) => (
        <Link key={to} to={to}>
          <div>
            <Picture
              image={PICTURES[index]!}
              alt=""
              sizes="(min-width: 64rem) 24rem, 45vw"
              isCropped
              className="size-full"
            />
          </div>
          <span>{label}</span>
        </Link>
      ))}
    </div>
  );
}
