import { useEffect, useEffectEvent, useState } from 'react';
import { fillForm } from '#mocks/demo/tour/fill-form.ts';
import { findCheckout, findPart } from '#mocks/demo/tour/find-part.ts';
import type { TourStep } from '#mocks/demo/tour/parse-tour.ts';
import { performStep } from '#mocks/demo/tour/perform-step.ts';
import { isPageOfStep } from '#mocks/demo/tour/tour-progress.ts';

/** How long a button is outlined before it is pressed, and a field before the next. */
const PRESS_MS = 700;
const FIELD_MS = 130;

/**
 * Does what the step says.
 * @param mayPress whether it may use the shop, not only show it
 * @param onPerformed called when it has pressed something
 * @returns finds what is to be outlined and what is to be in view beside it; whether another part follows; whether the page has a form that is left to
 * the presenter, and fills it in; whether the step has its outcome
 */
export function usePerformedStep(step: TourStep, mayPress: boolean, onPerformed: () => void) {
  const isActive =
    mayPress &&
    step.directions.some((direction) => direction.do !== 'show' && direction.do !== 'with');
  const [pointed, setPointed] = useState<HTMLElement>();
  const [isPerformed, setPerformed] = useState(!isActive);
  const hasForm =
    useIsInPage(findCheckout) && !step.directions.some((direction) => direction.do === 'fill in');
  const handlePerformed = useEffectEvent(onPerformed);
  const findOutcome = () =>
    step.outcome && isPageOfStep() ? findPart(step.outcome.name) : undefined;
  const hasOutcome = useIsInPage(findOutcome);

  useEffect(() => {
    const leaving = new AbortController();
    async function perform() {
      const press = async (control: HTMLElement) => {
        setPointed(control);
        await pause(PRESS_MS);
      };
      await performStep(step.directions, press, leaving.signal);
      setPointed(undefined);
      setPerformed(true);
      handlePerformed();
    }
    if (isActive) void perform();
    return () => leaving.abort();
  }, [step, isActive]);

  async function fillIn() {
    const form = findCheckout();
    if (!form) return;
    await fillForm(form, async (field) => {
      setPointed(field);
      await pause(FIELD_MS);
    });
    const submit = [...form.querySelectorAll<HTMLElement>('[type=submit]')];
    setPointed(submit.find((button) => button.offsetParent !== null));
  }

  function find(): HTMLElement | undefined {
    if (!isPageOfStep()) return undefined;
    if (pointed?.isConnected) return pointed;
    if (hasOutcome) return findOutcome();
    // What the step is about comes with what it does.
    if (!isPerformed) return undefined;
    const shown = step.directions.find((direction) => direction.do === 'show');
    return shown?.do === 'show' ? findPart(shown.name) : undefined;
  }

  function findCompany(): HTMLElement | undefined {
    const company = step.directions.find((direction) => direction.do === 'with');
    return company?.do === 'with' && isPageOfStep() && !hasOutcome && pointed === undefined
      ? findPart(company.name)
      : undefined;
  }

  return { find, findCompany, isPassing: pointed !== undefined, hasForm, fillIn, hasOutcome };
}

/** Whether a part is in the page, which may come and go, also with what is typed. */
function useIsInPage(find: () => HTMLElement | undefined): boolean {
  const [isThere, setThere] = useState(() => find() !== undefined);
  const look = useEffectEvent(() => setThere(find() !== undefined));
  useEffect(() => {
    const changes = new MutationObserver(() => look());
    changes.observe(document.body, { subtree: true, childList: true });
    const typing = new AbortController();
    document.addEventListener('input', () => look(), { signal: typing.signal });
    return () => {
      changes.disconnect();
      typing.abort();
    };
  }, []);
  return isThere;
}

/** Nobody waits who has asked for no motion. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTimeout(resolve, isReduced ? 0 : milliseconds);
  });
