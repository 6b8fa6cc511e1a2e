import { EmptyPage } from '#src/components/empty-page.tsx';
import { ReturnHome } from '#src/components/return-home.tsx';

export function NotFoundScreen() {
  return (
    <EmptyPage heading="404 Page Not Found" action={<ReturnHome />}>
      <p className="max-w-measure text-muted">
        The page you&apos;re looking for doesn&apos;t exist or has been moved.
      </p>
    </EmptyPage>
  );
}
