import {
  children,
  createComputed,
  createRenderEffect,
  ErrorBoundary,
  getOwner,
  type JSX,
  type Owner,
  on,
  onCleanup,
} from 'solid-js';
import { isServer } from 'solid-js/web';
import type { Report } from '../../primitives/guard/create-report.ts';

/** The props of `Guarded`. */
export interface GuardedProps {
  /** What is the app's. */
  children: JSX.Element;
  /** The built-in part, which stands in when the app's throws. */
  fallback: () => JSX.Element;
  report: Report;
  /** After a failure, the app's part is tried again when this changes. */
  retryOn?: () => unknown;
}

/** Draws what is the app's: when it throws, that is reported once and costs no more than its own part. */
export function Guarded(props: GuardedProps): JSX.Element {
  let isReported = false;
  return (
    <ErrorBoundary
      fallback={(cause, reset) => {
        if (!isReported) props.report(cause, 'ERR_VIEW_FAILED');
        isReported = true;
        const { retryOn } = props;
        if (retryOn) createRenderEffect(on(retryOn, reset, { defer: true }));
        return props.fallback();
      }}
    >
      {contained(() => props.children, props.report)}
    </ErrorBoundary>
  );
}

/** Draws within the calling owner, functions in the result too, and lets no cleanup in it throw. */
function contained(draw: () => JSX.Element, report: Report): JSX.Element {
  try {
    const drawn = draw();
    const isFinal = typeof drawn !== 'function' && !Array.isArray(drawn);
    return isFinal ? drawn : (children(() => drawn) as unknown as JSX.Element);
  } finally {
    if (!isServer) guardCleanups(getOwner(), report);
  }
}

/**
 * Wraps the cleanups of an owner right before they run. Solid disposes of what was made last first: so a computation
 * that is made after the part hears of it in time.
 */
function guardCleanups(owner: Owner | null, report: Report): void {
  const wrap = (each: Owner) => {
    each.cleanups &&= each.cleanups.map((cleanup) => () => {
      try {
        cleanup();
      } catch (cause) {
        report(cause, 'ERR_VIEW_FAILED');
      }
    });
    for (const inner of each.owned ?? []) wrap(inner);
  };
  createComputed(() => onCleanup(() => owner && wrap(owner)));
}
