import { Field, FIELD } from '../panel-controls.tsx';
import type { ReachableOrigin } from './use-reachable-origin.ts';

/** Says where the page's own address leads nowhere on another device, and what to do. */
export function AddressWarning({
  href,
  origin: { isLoopback, known, chosen, choose },
}: {
  href: string;
  origin: ReachableOrigin;
}) {
  if (!isLoopback || known === undefined) return null;
  const { hostname } = new URL(href);
  if (chosen === undefined) {
    return (
      <p role="alert" className="rounded-control border border-danger p-3">
        <span>{`${hostname} is this computer alone: another device cannot open the link.`}</span>
        {' Put the shop on a host, or have whoever runs it here start it for the network, with '}
        <code className="font-mono text-12 whitespace-nowrap">npm start -- --host</code>.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2 rounded-control border border-control p-3">
      <p>{`${hostname} is this computer alone, so the link has its address in the network. The other device must be in the same one.`}</p>
      {known.length > 1 && (
        <Field label="Address">
          <select className={FIELD} value={chosen} onChange={({ target }) => choose(target.value)}>
            {known.map((address) => (
              <option key={address}>{address}</option>
            ))}
          </select>
        </Field>
      )}
    </div>
  );
}
