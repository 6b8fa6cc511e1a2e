import { ChevronDown } from 'lucide-react';
import { useCallback } from 'react';
import { slug } from '#src/copy/brand/slug.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { download } from '#mocks/demo/download.ts';
import { collectHandOver, signedInName } from '#mocks/demo/hand-over/collect-hand-over.ts';
import { describeHandOver, type HandedFact } from '#mocks/demo/hand-over/describe-hand-over.ts';
import type { HandOver as HandedOver } from '#mocks/demo/hand-over/hand-over.ts';
import { makeLink } from '#mocks/demo/hand-over/make-link.ts';
import { isSingleFile, nameOfPage, pageOf } from '#mocks/demo/hand-over/page-address.ts';
import { CopyButton, Field, FIELD, MAIN_TOOL, ToolButton } from '../panel-controls.tsx';
import { useDatabaseView } from '../use-database-view.ts';
import { AddressWarning } from './address-warning.tsx';
import { HandedFacts } from './handed-facts.tsx';
import { OpenFile } from './open-file.tsx';
import { NARROW, QrCode } from './qr-code.tsx';
import { useCurrentHref } from './use-current-href.ts';
import { useReachableOrigin } from './use-reachable-origin.ts';

/** The longest link for a code: a denser one is too fine for a phone's camera. */
const LONGEST_IN_CODE = 2_048;

const locationHref = () => location.href;

/**
 * Hands this page over to another device, as a code, a link or a file.
 * @param hrefOf the address of the page; must stay the same function
 */
export function HandOver({
  controls,
  hrefOf = locationHref,
}: {
  controls: DemoControls;
  hrefOf?: () => string;
}) {
  const href = useCurrentHref(hrefOf);
  const origin = useReachableOrigin(href);
  const make = useCallback(async () => offer(controls, href), [controls, href]);
  const { view } = useDatabaseView(controls.backend, make);
  if (!view) return null;
  const { handOver, facts, link, problem } = view;
  const reachable = link && reachableFrom(link, origin.chosen);
  const isShort = reachable !== undefined && reachable.length <= LONGEST_IN_CODE;
  const hasCode = isShort && origin.isReachable;
  const hasLink = reachable !== undefined && (hasCode || !isShort);
  const isBelowCode = hasCode && innerWidth < NARROW;
  return (
    <div className="flex flex-col gap-4">
      {problem !== undefined && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-x-5 gap-y-4">
        {hasCode && (
          <figure className="flex flex-col gap-2">
            <QrCode text={reachable} label="QR code of the link" />
            <figcaption className="text-center text-16">
              <p>{`Point the camera of the other device at it${isBelowCode ? ': it opens this page, as it is' : ''}.`}</p>
              {origin.isLoopback && <p>It must be on the same network.</p>}
            </figcaption>
          </figure>
        )}
        <div className="beside-code flex min-w-0 flex-col gap-4">
          {(hasCode ? !isBelowCode : !isShort) && (
            <p className="text-16">Opens this page, as it is, on another device.</p>
          )}
          {isShort && (
            <AddressWarning origin={origin}>
              <LinkField link={reachable} />
              <p className="text-12 text-muted">The link opens on this computer alone.</p>
            </AddressWarning>
          )}
          {handOver && facts && (
            <WhatGoes handOver={handOver} facts={facts} isFolded={isBelowCode} />
          )}
          {handOver && !isShort && <p>{whyFile}</p>}
          {hasLink && <LinkField link={reachable} />}
        </div>
      </div>
      <div className="panel-footer">
        {hasLink && <CopyButton label="Copy link" text={() => reachable} />}
        {handOver && (
          <ToolButton
            className={hasCode ? undefined : MAIN_TOOL}
            onClick={() => save({ ...handOver, page: pageOf(href) })}
          >
            Save as a file
          </ToolButton>
        )}
        <OpenFile controls={controls} />
      </div>
    </div>
  );
}

function LinkField({ link }: { link: string }) {
  return (
    <Field label="Link">
      <input readOnly className={FIELD} value={link} onFocus={({ target }) => target.select()} />
    </Field>
  );
}

/** What there is a file for. */
const whyFile = isSingleFile
  ? 'A page in one file has no address on another device. Save this, and open it in the same page there.'
  : 'This is too much for a code. Save it as a file, and open it in Backstage on the other device.';

/** What is handed over, and what stays; folded behind what is in the cart. */
function WhatGoes({
  handOver,
  facts,
  isFolded,
}: {
  handOver: HandedOver;
  facts: readonly HandedFact[];
  isFolded: boolean;
}) {
  const isOwnAccount = signedInName() !== undefined && handOver.rows.username === undefined;
  const [cart] = facts;
  const list = <HandedFacts facts={facts} />;
  return (
    <>
      {isFolded ? (
        <details>
          <summary className="flex min-h-9 items-center gap-2 text-16">
            <span>{cart?.items?.length ? cart.text : 'What is handed over'}</span>
            <ChevronDown aria-hidden="true" size={16} />
          </summary>
          <div className="pt-2">{list}</div>
        </details>
      ) : (
        list
      )}
      <p className="text-muted">Forms, passwords, your own orders and accounts stay here.</p>
      {isOwnAccount && (
        <p>You are signed in with an account of your own: the other device is signed out.</p>
      )}
    </>
  );
}

/** The link at an address that other devices reach; undefined for a page that was opened from a disk. */
function reachableFrom({ protocol, pathname, search, hash, origin }: URL, chosen = origin) {
  return /^https?:$/.test(protocol) ? new URL(pathname + search + hash, chosen).href : undefined;
}

interface Offer {
  handOver?: HandedOver;
  facts?: readonly HandedFact[];
  link?: URL | undefined;
  problem?: string;
}

async function offer(controls: DemoControls, href: string): Promise<Offer> {
  try {
    const handOver = await collectHandOver(controls, controls.state.getState());
    const link = await makeLink(handOver, href).catch(() => undefined);
    const page = nameOfPage(link?.href ?? href);
    const facts = await describeHandOver(handOver, controls.backend.database, page);
    return { handOver, facts, link };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

const save = (handOver: HandedOver) =>
  download(`${slug}-handed-over.json`, `${JSON.stringify(handOver)}\n`);
