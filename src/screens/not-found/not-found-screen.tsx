import { EmptyPage } from '#src/components/empty-page.tsx';

export function NotFoundScreen() {
  return (
    <EmptyPage heading="404 Page Not Found">
      <p className="max-w-measure text-muted">
        The page you&apos;re looking for doesn&apos;t exist or has been moved.
      </p>
    </EmptyPage>
  );
}
