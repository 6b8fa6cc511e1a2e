import { lazy, Suspense, useEffect, useState } from 'react';
import type { OpenApiDocument, Operation } from '#src/openapi/open-api.ts';
import { withColons } from './call-words.ts';
import { openApiFile as file } from './open-api-file.ts';
import { CallName, Group, TOOL, ToolButton } from './panel-controls.tsx';
import { Disclosure } from './row-details.tsx';

const ApiCall = lazy(async () => ({ default: (await import('./api-call.tsx')).ApiCall }));

/** The calls of the contract by noun, from its OpenAPI document. */
export function ApiSection() {
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <p className="text-muted">
          What a server has to answer. Calls tried here are listed under Requests.
        </p>
        <a href={file} target="_blank" rel="noreferrer" className={TOOL}>
          openapi.json
        </a>
      </div>
      <Calls key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </>
  );
}

function Calls({ onRetry }: { onRetry: () => void }) {
  const [document, setDocument] = useState<OpenApiDocument>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    fetchDocument().then(setDocument, (error: Error) =>
      // Offline, because the worker does not keep the file, and in the single file.
      setProblem(`openapi.json cannot be read here: ${error.message}`),
    );
  }, []);

  return (
    <>
      <div role="status" className="empty:hidden">
        {problem !== '' && (
          <p className="flex flex-wrap items-center gap-3">
            <span>{problem}</span>
            <ToolButton onClick={onRetry}>Try again</ToolButton>
          </p>
        )}
      </div>
      <div className="groups">
        {document?.tags.map(({ name, description }) => (
          <Group key={name} title={name}>
            <p className="text-muted">{description}</p>
            <ul className="divided flex flex-col border-t border-hairline">
              {callsOf(document, name).map(({ method, path, operation }) => (
                <li key={operation.operationId}>
                  <Disclosure
                    title={<CallName name={`${method} ${withColons(path)}`} />}
                    aside=""
                    isRenderedWhenOpen
                  >
                    <Suspense>
                      <ApiCall
                        method={method}
                        path={path}
                        operation={operation}
                        components={document.components}
                      />
                    </Suspense>
                  </Disclosure>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </div>
    </>
  );
}

async function fetchDocument(): Promise<OpenApiDocument> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as OpenApiDocument;
}

interface ListedCall {
  method: string;
  path: string;
  operation: Operation;
}

function callsOf({ paths }: OpenApiDocument, tag: string): ListedCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}
