import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EmptyFrame } from './empty-frame.tsx';

test('A page that is prerendered while it has nothing to show leaves its picture to the browser', () => {
  const html = renderToString(
    <MemoryRouter>
      <EmptyFrame heading="No works yet" />
    </MemoryRouter>,
  );
  expect(html).toContain('No works yet');
  // React's mark of a part that it could not render: in the browser that would be an error.
  expect(html).not.toContain('<!--$!-->');
});
