import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { PageHeading } from '#src/components/page-heading.tsx';
import { notices } from '#src/copy/notices.ts';
import { domainInfoQuery, healthQuery } from '#src/data/diagnostics.ts';
import { notify } from '#src/data/toast.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

/** Spec 2: the raw responses of two calls; a failure shows a toast, and whatever loaded stays. */
export function DomainTestScreen() {
  const domainInfo = useQuery(domainInfoQuery());
  const health = useQuery(healthQuery());
  const hasFailed = domainInfo.isError || health.isError;

  useEffect(() => {
    if (hasFailed) notify(notices.diagnosticsFailed);
  }, [hasFailed]);

  return (
    <div className="page pt-14 pb-section">
      <PageHeading title="Domain test">Domain test</PageHeading>
      <p className="mt-4 max-w-measure text-muted">
        What the server says about itself. DNS propagation of a new domain can take up to 48 hours.
      </p>
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <RawResponse call="GET /api/domain-info" data={domainInfo.data} error={domainInfo.error} />
        <RawResponse call="GET /health" data={health.data} error={health.error} />
      </div>
    </div>
  );
}

/** JSON, a text of a server as it is, or that there was none. */
function rawText(data: unknown): string {
  if (data === '') return 'An empty response';
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}

function RawResponse({ call, data, error }: { call: string; data: unknown; error: Error | null }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-mono! text-14">
        {call}
      </h2>
      <div className="mt-3">
        {data === undefined && error === null ? (
          <Loading label={call}>
            <Skeleton className="h-40" />
          </Loading>
        ) : (
          <pre className="bg-wall p-5 text-14 break-words whitespace-pre-wrap">
            {data === undefined ? error?.message : rawText(data)}
          </pre>
        )}
      </div>
    </section>
  );
}
