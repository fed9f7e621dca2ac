import { createRenderEffect, ErrorBoundary, type JSX, on } from 'solid-js';
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
      {props.children}
    </ErrorBoundary>
  );
}
