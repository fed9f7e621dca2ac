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
  untrack,
} from 'solid-js';
import { isServer } from 'solid-js/web';
import type { Report } from '../../client/create-report.ts';
import { createGuard } from '../../client/create-report.ts';

/** The props of `Guarded`. */
export interface GuardedProps {
  /** The app's content. */
  children: JSX.Element;
  /** Renders the built-in part if the app's content throws. */
  fallback: () => JSX.Element;
  report: Report;
  /** After an error, a change of this value renders the app's content again. */
  retryOn?: () => unknown;
}

/** Renders app content; reports its errors, and then shows the built-in part. */
export function Guarded(props: GuardedProps): JSX.Element {
  const guard = createGuard(untrack(() => props.report));
  return (
    <ErrorBoundary
      fallback={(cause, reset) => {
        guard.report(cause, 'ERR_VIEW_FAILED');
        const { retryOn } = props;
        if (retryOn) createRenderEffect(on(retryOn, reset, { defer: true }));
        return props.fallback();
      }}
    >
      {contained(() => props.children, props.report)}
    </ErrorBoundary>
  );
}

/** Returns the app's view (null shows nothing), or the built-in one if it is undefined. */
export function orBuiltIn(view: JSX.Element, builtIn: () => JSX.Element): JSX.Element {
  return view === undefined ? builtIn() : view;
}

/** Renders within the calling owner, including functions in the result, and catches errors of cleanups. */
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
 * Wraps an owner's cleanups right before they run. Solid disposes the newest computation first, so a computation
 * created after the content runs its cleanup in time.
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
