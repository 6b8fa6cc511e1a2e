import { type SubmitEvent, useState } from 'react';
import { reachableOrigin } from '#mocks/demo/hand-over/network-origins.ts';
import { Field, FIELD, ToolButton } from '../panel-controls.tsx';
import type { ReachableOrigin } from './use-reachable-origin.ts';

/** Says where the page's own address leads nowhere on another device, and what to do. */
export function AddressWarning({ href, origin }: { href: string; origin: ReachableOrigin }) {
  const { isLoopback, isReachable, known, chosen, choose } = origin;
  if (!isLoopback || known === undefined) return null;
  const { hostname } = new URL(href);
  return (
    <div className="flex flex-col gap-3 rounded-control border border-control p-3">
      {isReachable ? (
        <p>{`${hostname} is this computer alone, so the link has its address in the network. The other device must be in the same one.`}</p>
      ) : (
        <WhatToDo hostname={hostname} />
      )}
      {known.length === 0 && <OwnAddress onChoose={choose} />}
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

function WhatToDo({ hostname }: { hostname: string }) {
  return (
    <div role="alert" className="flex flex-col gap-1">
      <p className="font-semibold">No other device can open this yet</p>
      <p>{`${hostname} is this computer alone. Open the shop at its host, and hand over there.`}</p>
      <p>
        {'Or have whoever runs it here start it with '}
        <code className="font-mono text-12 whitespace-nowrap">npm start -- --host</code>
        {', and open this again: the code comes by itself.'}
      </p>
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
      <div className="min-w-0 flex-[1_1_12rem]">
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
