import { tour } from '#mocks/demo/tour.ts';

/** The presenter's list: each step opens its page in its demo state, with Backstage open. */
export function TourSection() {
  return (
    <ol className="flex flex-col">
      {tour.map(({ title, text, path }, index) => (
        <li
          key={title}
          className="flex gap-4 border-t border-hairline py-4 first:border-t-0 first:pt-0"
        >
          <span aria-hidden="true" className="w-6 shrink-0 font-serif text-28 text-accent">
            {index + 1}
          </span>
          <div>
            <h3 className="text-18">
              <a href={hrefOf(path)} className="link">
                {title}
              </a>
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function hrefOf(path: string): string {
  return `${import.meta.env.BASE_URL}${path}${path.includes('?') ? '&' : '?'}backstage`;
}
