export * from './kit-events.ts';
