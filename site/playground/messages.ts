/** What the preview tells the playground: that it waits for a program, that one runs, or what it threw. */
export type PreviewMessage = { type: 'ready' } | { type: 'started' } | { type: 'failed'; text: string };

/** What the playground tells the preview: a compiled program to run. */
export interface RunMessage {
  type: 'run';
  program: string;
}
