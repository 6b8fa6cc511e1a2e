import { Link } from './link.tsx';
import { paths } from '#src/paths.ts';
import { buttonLook } from '#src/ui/button.tsx';

/** The way back from what does not exist. */
export function ReturnHome() {
  return (
    <Link to={paths.home} className={buttonLook('primary')}>
      Return to Home
    </Link>
  );
}
