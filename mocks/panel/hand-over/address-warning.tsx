import { ChevronDown } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { reachableOrigin } from '#mocks/demo/hand-over/network-origins.ts';
import { Field, FIELD, ToolButton } from '../panel-controls.tsx';
import type { ReachableOrigin } from './use-reachable-origin.ts';

/** Says where the page's own address leads nowhere on another device, and what to do; the rest is folded away. */
export function AddressWarning({
  origin,
  children,
}: {
  origin: ReachableOrigin;
  /** What opens on this computer alone. */
  children: ReactNode;
}) {
  const { isLoopback, isReachable, known, chosen, choose } = origin;
  if (!isLoopback || known === undefined) return null;
  if (isReachable && known.length === 1) return null;
  return (
    <div className="flex flex-col gap-3">
      {!isReachable && (
        <div role="alert" className="flex flex-col gap-1">
          <p className="font-semibold">Other devices cannot open this address.</p>
          <p>Save a file and open it there, or hand over from the shop’s public address.</p>
        </div>
      )}
      {known.length === 0 && (
        <details>
          <summary className="flex min-h-9 cursor-pointer items-center gap-2 text-muted">
            <span>Code and link</span>
            <ChevronDown aria-hidden="true" size={16} />
          </summary>
          <div className="flex flex-col gap-3 pt-2">
            <p>
              {'For a code, start the shop with '}
              <code className="font-mono text-12 whitespace-nowrap">npm start -- --host</code>
              {', or type its address in your network.'}
            </p>
            <OwnAddress onChoose={choose} />
            {!isReachable && children}
          </div>
        </details>
      )}
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

/** For whoever knows the address of this computer, or of a host that has the same shop. */
function OwnAddress({ onChoose }: { onChoose: (origin: string) => void }) {
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const origin = reachableOrigin(address);
    setWrong(origin === undefined);
    if (origin !== undefined) onChoose(origin);
  }

  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={handleSubmit}>
      <div className="beside-code min-w-0">
        <Field label="An address that others reach">
          <input
            inputMode="url"
            placeholder="192.168.1.20:4173"
            className={FIELD}
            aria-invalid={isWrong}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
      </div>
      <ToolButton type="submit">Show the code</ToolButton>
      {isWrong && (
        <p role="alert" className="w-full text-danger">
          This is no address that another device reaches.
        </p>
      )}
    </form>
  );
}
